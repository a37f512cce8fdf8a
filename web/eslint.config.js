// What is wrong or unclear in the pages' code. Layout is prettier's; types and accessibility are svelte-check's.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const RULES = {
  // Waiting for a promise whose failure is told elsewhere.
  "@typescript-eslint/no-empty-function": ["error", { allow: ["arrowFunctions"] }],
  // Every index may be undefined for TypeScript (noUncheckedIndexedAccess); `!` says where a view's lists promise more.
  "@typescript-eslint/no-non-null-assertion": "off",
  // An order document is a table whose keys come and go.
  "@typescript-eslint/no-dynamic-delete": "off",
  // `_` is what a list or a page gives and nobody wants.
  "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
  // Maps, sets and dates in our modules are caches and values: what is drawn from is `$state` or a SvelteMap already.
  "svelte/prefer-svelte-reactivity": "off",
  // {", "} is how a space is kept that the compiler would drop.
  "svelte/no-useless-mustaches": "off",
};

export default ts.config(
  { ignores: ["dist", "node_modules", ".svelte-check", "src/api/schema.d.ts"] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  { languageOptions: { globals: globals.browser }, rules: RULES },
  { files: ["scripts/*.mjs"], languageOptions: { globals: globals.node } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
