/** The six apps by product type, in the order of the catalogue. What is known about them: `content/facts/apps.ts`. */
export const appIds = ['firewall', 'photovault', 'applock', 'antitheft', 'vpn', 'password'] as const;

/** Platforms of apps. */
export const platforms = ['android', 'ios'] as const;
