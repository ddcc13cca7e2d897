export {};

declare module 'astro' {
  // An interface, since only interfaces are merged.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface AstroClientDirectives {
    /** The island gets its JavaScript when it is first touched (`interaction.ts`). */
    'client:interaction'?: boolean;
  }
}
