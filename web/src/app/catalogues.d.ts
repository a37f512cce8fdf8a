declare module "virtual:catalogues" {
  /** By part and language: `stellar-fr`. */
  export const CATALOGUES: Record<string, () => Promise<{ default: string }>>;
}
