import { productionOrigin, toBuildConfig } from '#contracts/build-config.ts';

/** Settings of this build. The only place in `site/` that reads the environment. */
export const buildConfig = toBuildConfig(process.env);

/** Whether search engines may index this build; previews and copies must not compete with the production site. */
export const isProduction = buildConfig.siteUrl === productionOrigin;
