import { purge } from '../../lib/purge.ts'
import { sleep } from '../../lib/sleep.ts'
import { SECOND } from '../../lib/time.ts'
import { OWN_NAMES } from './address-book.ts'
import { logCalls } from './call-log.ts'
import { noteStart } from './network-start.ts'
import { savedAnswers } from './saved-answers.ts'

/** Loads an optional part. Ignores a failure: the next page tries again. */
async function attempt(load: () => Promise<unknown>) {
  try {
    await load()
  } catch {}
}

const showOwnNames = () => attempt(() => import('./own-names.ts'))

async function checkStart() {
  const { getHostAnchors } = await import('../../providers/site/anchors.ts')
  const anchors = await getHostAnchors()
  if (anchors) noteStart(JSON.stringify(anchors))
}

async function showLabels() {
  const { expectAddresses } = await import('./labels.ts')
  expectAddresses()
}

/**
 * Shows the visitor's own names at once, or when another tab saves the first one. Then loads public labels, evicts expired answers and
 * starts the log of calls.
 */
export async function startTasks(): Promise<void> {
  addEventListener('storage', ({ key }) => void (key === OWN_NAMES && showOwnNames()))
  if (OWN_NAMES in localStorage) {
    void showOwnNames()
    await sleep(3 * SECOND)
  }
  // Labels come first because they warn of scammers.
  await attempt(showLabels)
  // Mainnet never restarts. Its name is not set.
  if (import.meta.env.PUBLIC_NETWORK_NAME) await attempt(checkStart)
  purge(savedAnswers)
  logCalls()
}
