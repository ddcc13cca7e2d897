import { buildInputs, type BuildConfig } from '#contracts/build-config.ts';
import { ConfigurationError } from '#contracts/environment.ts';
import { readManifest } from '#server/operations/read-manifest.ts';

/**
 * Why the site must be built before it can be served; undefined when the build that is there is right.
 *
 * @param config what the environment asks for now
 * @param sources fingerprint of the files as they are now
 */
export function buildReason(distFolder: string, config: BuildConfig, sources: string): string | undefined {
  try {
    const manifest = readManifest(distFolder);
    if (manifest.inputs !== buildInputs(config)) return 'its configuration has changed';
    return manifest.sources === sources ? undefined : 'its sources have changed';
  } catch (error) {
    if (error instanceof ConfigurationError) return 'there is no build of this version yet';
    throw error;
  }
}
