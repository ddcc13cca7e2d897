export {};

declare module 'astro' {
  // An interface, because only interfaces merge.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface AstroClientDirectives {
    /** Hydrates the island on first interaction (`interaction.ts`). */
    'client:interaction'?: boolean;
  }
}
