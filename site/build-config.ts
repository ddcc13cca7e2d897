import { toBuildConfig } from '#contracts/build-config.ts';

/** Settings of this build. The only place in `site/` that reads the environment. */
export const buildConfig = toBuildConfig(process.env);
