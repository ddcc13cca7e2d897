import { productionOrigin, toBuildConfig } from '#contracts/build-config.ts';

/** What the environment asks of this build. The only place of the site that looks at the environment. */
export const buildConfig = toBuildConfig(process.env);

/** Whether search engines may index this build: a preview or a copy elsewhere must not compete with the site itself. */
export const isProduction = buildConfig.siteUrl === productionOrigin;
