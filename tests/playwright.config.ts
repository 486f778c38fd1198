import { defineConfig, type LaunchOptions } from '@playwright/test'
import { PSEUDO, written } from '../scripts/build/languages.ts'
import { CHROMIUM_ARGS } from '../scripts/install/browser.mjs'
import type { E2eOptions, E2eWorkerOptions } from './support/e2e.ts'
import { APIS_PORT } from './support/site-process.ts'

const PACED = ['calls.spec.ts', 'back.spec.ts']
const OPEN = 'open.spec.ts'
const LANGUAGES = ['languages.spec.ts', 'pseudo.spec.ts']
const FIGURES = 'figures.spec.ts'
/** The ways of every visitor, which any change may block: each screen once, to it, through it and on. */
const WAYS = ['home', 'navigation', 'not-found', 'policy', 'search', 'transaction', 'visits'].map(
  name => `${name}.spec.ts`,
)
/** Tests that repeat a visitor's usual path: with another input, path, width or theme, during loading, or without a provider. */
const AGAIN = /@again/
const LONG = ['endurance.spec.ts', 'every-failure.spec.ts', 'spoilt-screens.spec.ts']
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

type Setup = {
  tests: { testMatch?: string[]; testIgnore?: string[]; grep?: RegExp; grepInvert?: RegExp }
  use: Partial<E2eOptions & E2eWorkerOptions>
  workers?: number
  browser?: LaunchOptions
}

/** Ways to serve the site in a run, each with its tests; `E2E_SETUP` names one. */
const setups: Record<string, Setup> = {
  ways: { tests: { testMatch: [...WAYS, FIGURES], grepInvert: AGAIN }, use: { serveFlags: ['--still'] } },
  // For one spec that the command line names.
  any: { tests: { testIgnore: [...PACED, OPEN, ...LANGUAGES] }, use: { serveFlags: ['--still'] } },
  screens: {
    tests: { testIgnore: [...WAYS, ...PACED, ...LONG, OPEN, FIGURES, ...LANGUAGES] },
    use: { serveFlags: ['--still'] },
  },
  long: { tests: { testMatch: LONG }, use: { serveFlags: ['--still'] } },
  // No more workers than cores, because these tests measure times. Only the whole browser keeps pages for Back, and Playwright starts it without.
  paced: {
    tests: { testMatch: PACED },
    use: { serveFlags: [], pageClock: 'real', callInterval: null },
    workers: 2,
    browser: { executablePath: CHROMIUM, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
  },
  apart: {
    tests: { testMatch: [OPEN] },
    use: { serveFlags: ['--still', '--apis-port', String(APIS_PORT)] },
    workers: 1,
  },
  // Every language, and the pseudo-locale, which exposes untranslated texts.
  languages: { tests: { testMatch: LANGUAGES }, use: { serveFlags: ['--still'] } },
  again: { tests: { testMatch: [...WAYS, FIGURES], grep: AGAIN }, use: { serveFlags: ['--still'] } },
  busy: {
    tests: { testMatch: ['home.spec.ts', 'transactions.spec.ts'] },
    use: { serveFlags: ['--still', '--profile', 'busy'] },
    workers: 1,
  },
}
const wanted = process.env.E2E_SETUP ?? 'ways'
const setup = setups[wanted]
if (!setup) throw new Error(`unknown setup “${wanted}”: one of ${Object.keys(setups).join(', ')}`)
if (wanted === 'languages') process.env.SITE_LANGUAGES ??= [...written(), PSEUDO].join(',')
// More than the cores of a small machine: tests wait for pages as often as they work.
const {
  workers = Number(process.env.E2E_WORKERS ?? 3),
  browser = { executablePath: process.env.HEADLESS_SHELL_PATH ?? CHROMIUM },
} = setup

export default defineConfig<E2eOptions, E2eWorkerOptions>({
  testDir: 'e2e',
  outputDir: '../test-results',
  workers,
  forbidOnly: true,
  // The busiest page, of 255 messages, takes a loaded machine more than a minute.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    ...setup.use,
    timezoneId: 'UTC',
    launchOptions: { args: CHROMIUM_ARGS, ...browser },
    // Recording every test takes a tenth of the run, so it is on only when a failure is investigated.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    // The faults and holds of a test must reach the page's own requests.
    serviceWorkers: 'block',
  },
  projects: [{ name: wanted, ...setup.tests, fullyParallel: workers > 1 }],
  globalSetup: './support/build.ts',
})
