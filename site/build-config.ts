import { toBuildConfig } from '#contracts/build-config.ts';

/** What the environment asks of this build. The only place of the site that looks at the environment. */
export const buildConfig = toBuildConfig(process.env);
