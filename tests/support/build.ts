import { join } from 'node:path'
import { buildSite, embedded, embeddedFolder, root } from '../../scripts/build/build-site.ts'
import { FIXED_GENESIS, openNetwork } from '../../scripts/localnet/network.ts'

/** Before all end-to-end tests: the site is built and the history recorded, so that workers find both. */
export default async function prepare(): Promise<void> {
  await buildSite(join(root, embeddedFolder(process.env)), embedded)
  const network = await openNetwork({ profile: 'standard', genesisTime: FIXED_GENESIS })
  network.close()
}
