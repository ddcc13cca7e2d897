import { buildInputs, type BuildConfig } from '#contracts/build-config.ts';
import { ConfigurationError } from '#contracts/environment.ts';
import { readManifest } from '#server/operations/read-manifest.ts';

/**
 * Returns why the site must be built before it can be served; undefined if the build is up to date.
 *
 * @param config current configuration
 * @param sources fingerprint of the current files
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
