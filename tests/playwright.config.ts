import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS } from '../scripts/browser.mjs'

const port = Number(process.env.E2E_PORT ?? 4399)

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: CHROMIUM_ARGS },
    trace: 'retain-on-failure',
  },
  // What measures times runs by itself, after everything else.
  projects: [
    { name: 'screens', testIgnore: 'calls.spec.ts', fullyParallel: true },
    { name: 'calls', testMatch: 'calls.spec.ts', dependencies: ['screens'] },
  ],
  webServer: {
    command: 'node scripts/serve.ts --control',
    cwd: '..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
})
