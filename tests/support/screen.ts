import { setTimeout as sleep } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'
import { configure, screen as dom } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { STORE_UNMOUNT_DELAY } from 'nanostores'
import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, expect, inject, vi } from 'vitest'
import { MAX_WAIT_MS } from './eventually.ts'
import { EmbeddedNetwork, type Fault, type NetworkState } from './network.ts'
import { fill } from './screens.ts'
import { fakeStorage } from './storage.ts'

type Island = { default: ComponentType }
export type OpenScreen = {
  faults?: Fault[] | ((state: NetworkState) => Fault[])
  /** what the browser's storage holds already, by key */
  kept?: Record<string, string>
  /** whether the page is visible and parts refresh at their intervals; by default nothing refreshes by itself */
  visible?: boolean
}

/** Age of the newest block when a screen opens, in ms. */
const SINCE_LAST_BLOCK_MS = 2000

/** React's warning of an element that jsdom does not know: `<search>`. */
const UNKNOWN_TO_JSDOM = /^The tag <%s> is unrecognized in this browser.* search$/

/** Observes nothing: jsdom has no layout, so nothing is in view. */
class NothingSeen {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

// A text that never comes fails without the page being printed.
configure({ asyncUtilTimeout: MAX_WAIT_MS, getElementError: message => new Error(message ?? 'not found') })

// Node's observer would report calls after the page is gone. Screens start theirs seconds after they open, so it is never restored.
Object.assign(globalThis, { PerformanceObserver: NothingSeen })

let tests = 0
const cleanUps: (() => void | Promise<void>)[] = []

/** Closes a screen. This runs after each test by itself; a test that opens several screens closes each. */
export async function closeScreen() {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
}
afterEach(closeScreen)

// Stores unmount this long after their last listener, and use the page for it.
afterAll(() => sleep(STORE_UNMOUNT_DELAY + 100))

/**
 * Renders the island of a screen at `path`, whose `{names}` the network fills in, with the embedded network as its providers. `faults` apply
 * from the first call on, those of `network.inject` later. Calls are not delayed, and the clock is that of the newest block. Returns after
 * the first render, so that a check that something is absent cannot pass before anything is rendered.
 */
export async function openScreen(
  path: string,
  load: () => Promise<Island>,
  { faults = [], kept = {}, visible = false }: OpenScreen = {},
) {
  const network = new EmbeddedNetwork(inject('network'), `screen-${threadId}-${++tests}.`)
  cleanUps.push(() => network.reset())
  const state = await network.state()
  await network.inject(...(typeof faults === 'function' ? faults(state) : faults))
  const errors = setUpPage(network, fill(path, state), state.now)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden')
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  vi.resetModules()
  const { default: Screen } = await load()
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  cleanUps.push(() => {
    root.unmount()
    // Like a browser when a page is left: its calls leave the queues, which the next screen uses.
    dispatchEvent(new Event('pagehide'))
    document.body.replaceChildren()
    expect(errors, 'the console is clean').toEqual([])
  })
  flushSync(() => root.render(createElement(Screen)))
  return { network, state, screen: dom, user: userEvent.setup() }
}

/** A part of a screen by itself, within the address book. */
export const part =
  <Props extends object>(load: () => Promise<ComponentType<Props>>, props: Props) =>
  async (): Promise<Island> => {
    const { withAddressBook } = await import('../../src/islands/shared/with-address-book.tsx')
    const Part = await load()
    return { default: withAddressBook(() => createElement(Part, props)) }
  }

/** Facts on screen: each term with its text. */
export const factsOf = (root: ParentNode = document): Record<string, string> =>
  Object.fromEntries(
    [...root.querySelectorAll('dt')].map(term => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  )

function setUpPage({ origin, client }: EmbeddedNetwork, path: string, now: number): string[] {
  const shift = now * 1000 + SINCE_LAST_BLOCK_MS - Date.now()
  const RealDate = Date
  const errors: string[] = []
  const realFetch = fetch
  vi.stubEnv('PUBLIC_NODE_API_URL', `${origin}/api/v2`)
  vi.stubEnv('PUBLIC_NODE_API_V3_URL', `${origin}/api/v3`)
  vi.stubEnv('PUBLIC_INDEXER_API_URL', `${origin}/v2`)
  vi.stubEnv('PUBLIC_INTERVAL_OF_RUN', 'yes')
  vi.stubGlobal('CALL_INTERVAL_MS', 0)
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal(
    'Date',
    class extends RealDate {
      constructor(...args: [] | [number]) {
        super(...((args.length ? args : [RealDate.now() + shift]) as [number]))
      }
      static override now() {
        return RealDate.now() + shift
      }
    },
  )
  vi.stubGlobal('fetch', (url: string, { headers, ...init }: RequestInit) =>
    realFetch(url, { ...init, headers: { ...headers, 'User-Agent': client } }),
  )
  vi.stubGlobal('IntersectionObserver', NothingSeen)
  vi.stubGlobal('ResizeObserver', NothingSeen)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  // jsdom has no scrolling either.
  Object.assign(Element.prototype, { scrollIntoView() {} })
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    if (!UNKNOWN_TO_JSDOM.test(words.join(' '))) errors.push(words.join(' '))
  })
  history.replaceState(null, '', path)
  cleanUps.push(() => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })
  return errors
}

export const rowsOf = (table: HTMLElement): HTMLTableRowElement[] => [
  ...table.querySelectorAll<HTMLTableRowElement>('tbody tr'),
]

/** Text of the figure that a tile has below its label. */
export const figureOf = (label: string): string | null | undefined =>
  dom.getByText(label).nextElementSibling?.textContent
