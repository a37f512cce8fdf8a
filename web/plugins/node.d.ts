// The little of Node.js that the build uses; its own types are not installed.
declare const process: { env: Record<string, string | undefined> };
declare module "node:crypto" {
  export function createHash(kind: "sha256"): { update(text: string): { digest(form: "hex"): string } };
}
declare module "node:fs" {
  export function existsSync(file: URL): boolean;
  export function readdirSync(folder: URL): string[];
  export function readFileSync(file: URL | string, encoding: "utf8"): string;
  export function writeFileSync(file: string, bytes: Uint8Array): void;
}
declare module "node:zlib" {
  export function brotliCompressSync(text: string): Uint8Array;
}
