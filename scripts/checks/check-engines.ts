import { join } from 'node:path'
import { EmbeddedNetwork } from '../../tests/support/network.ts'
import { screens } from '../../tests/support/screens.ts'
import { startSite } from '../../tests/support/site-process.ts'
import { buildSite, embedded, root } from '../build/build-site.ts'
import { ensureEngines } from '../install/browser.mjs'
import type { Engine } from './engines/engine.ts'
import { startFirefox } from './engines/firefox.ts'
import { Visitor } from './engines/visit.ts'
import { startWebKit } from './engines/webkit.ts'
import { skip } from './skip.ts'

/**
 * Opens all screens of the built site in Firefox and WebKit, as the end-to-end tests do in Chromium. Checks that data is loaded, that there
 * are no errors and no horizontal overflow, and that a proof and the search work.
 */
const missing = ensureEngines()
if (missing.length > 0) skip(`${missing.join(', ')} cannot be installed here`)

/** Age of the newest block when Firefox starts, in ms. */
const SINCE_LAST_BLOCK_MS = 2000

/** Excluded in WebKit, whose pages cannot use the network's clock: by the real clock its auctions have ended. */
const OF_NOW = 'Auctions'

await buildSite(join(root, 'dist-embedded'), embedded)
const site = await startSite(['--still'])
const state = await new EmbeddedNetwork(site.origin, '').state()

/** Visits the screens in one engine; returns the faults. */
async function check(start: () => Promise<Engine>, visited: typeof screens): Promise<string[]> {
  const started = Date.now()
  const engine = await start()
  try {
    const visitor = new Visitor(engine, site.origin, state)
    for (const screen of visited) await visitor.visit(screen)
    await visitor.prove()
    await visitor.search()
    const seconds = Math.round((Date.now() - started) / 1000)
    const { length } = visitor.faults
    console.log(`${engine.name}: ${visited.length} screens, a proof and a search in ${seconds} s, ${length} faults`)
    return visitor.faults
  } finally {
    await engine.close()
  }
}

let faults: string[]
try {
  faults = (
    await Promise.all([
      check(() => startFirefox(state.now * 1000 + SINCE_LAST_BLOCK_MS), screens),
      check(
        startWebKit,
        screens.filter(({ name }) => name !== OF_NOW),
      ),
    ])
  ).flat()
} finally {
  await site.close()
}
for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)
