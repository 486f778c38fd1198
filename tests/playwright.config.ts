import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS } from '../scripts/browser.mjs'

const port = Number(process.env.E2E_PORT ?? 4399)
// Screens are tested on a site that may ask often, so that no test waits for its turn; the pace itself is tested on the site as it is built.
const isPaced = process.env.E2E_PACE === 'real'
const PACED = ['calls.spec.ts', 'back.spec.ts']
const hurry = { PUBLIC_NODE_API_INTERVAL_MS: '300', PUBLIC_INDEXER_API_INTERVAL_MS: '500' }

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  // What measures times runs by itself.
  workers: isPaced ? 1 : 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: CHROMIUM_ARGS },
    trace: { mode: 'retain-on-failure', screenshots: false },
    // Faults and holds of a test meet what the page itself asks for.
    serviceWorkers: 'block',
  },
  projects: [
    isPaced ? { name: 'calls', testMatch: PACED } : { name: 'screens', testIgnore: PACED, fullyParallel: true },
  ],
  webServer: {
    command: 'node scripts/serve.ts --control',
    cwd: '..',
    env: { PORT: String(port), ...(isPaced ? {} : hurry) },
    url: `http://localhost:${port}/`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
})
