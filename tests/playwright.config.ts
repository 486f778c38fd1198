import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS } from '../scripts/install/browser.mjs'

const port = Number(process.env.E2E_PORT ?? 4399)
// Screens and figures are tested on a site that may ask often, so that no test waits for its turn; the pace itself is tested on the site as it is built.
const hurry = { PUBLIC_NODE_API_INTERVAL_MS: '40', PUBLIC_INDEXER_API_INTERVAL_MS: '40' }
const PACED = ['calls.spec.ts', 'back.spec.ts']
const OPEN = 'open.spec.ts'
const FIGURES = 'figures.spec.ts'
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** The ways in which the site is served for a run, and what is tested in each; `E2E_SETUP` names one. */
const setups = {
  screens: { flags: '', env: hurry, tests: { testIgnore: [...PACED, OPEN, FIGURES] } },
  // No more workers than cores, because these tests measure times. Only the whole browser keeps pages for Back, and Playwright starts it without.
  paced: {
    flags: '',
    env: {},
    tests: { testMatch: PACED },
    workers: 2,
    browser: { executablePath: CHROMIUM, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
  },
  apart: { flags: `--apis-port ${port + 1}`, env: hurry, tests: { testMatch: [OPEN] } },
  still: { flags: '--still', env: hurry, tests: { testMatch: [FIGURES] } },
  busy: {
    flags: '--profile busy',
    env: hurry,
    tests: { testMatch: ['home.spec.ts', 'transactions.spec.ts'] },
  },
}
const wanted = process.env.E2E_SETUP ?? 'screens'
const [name, setup] = Object.entries(setups).find(([name]) => name === wanted) ?? []
if (!name || !setup) throw new Error(`unknown setup “${wanted}”: one of ${Object.keys(setups).join(', ')}`)
// More than the cores of a small machine: tests wait for pages as often as they work.
const workers = 'workers' in setup ? setup.workers : 3
const browser = 'browser' in setup ? setup.browser : { executablePath: process.env.HEADLESS_SHELL_PATH ?? CHROMIUM }

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  workers,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { args: CHROMIUM_ARGS, ...browser },
    // Recording each test takes a tenth of the run: asked for when one is to be understood.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    // Faults and holds of a test meet what the page itself asks for.
    serviceWorkers: 'block',
  },
  projects: [{ name, ...setup.tests, fullyParallel: workers > 1 }],
  webServer: {
    command: `node scripts/serve/serve.ts --control ${setup.flags}`,
    cwd: '..',
    env: { PORT: String(port), ...setup.env },
    url: `http://localhost:${port}/`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
})
