/** `npm test`: installs what is missing, then every check, each in its own process. Ends with one summary line. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureChromium } from './browser.mjs'
import { installPackages, node, root } from './install.mjs'

installPackages()
const bin = (name, ...path) => [node, join(root, 'node_modules', name, ...path)]
const [biome, tsc, astro, knip, vitest, playwright] = [
  bin('@biomejs/biome', 'bin', 'biome'),
  bin('typescript', 'bin', 'tsc'),
  bin('@astrojs/check', 'bin', 'astro-check.js'),
  bin('knip', 'bin', 'knip.js'),
  bin('vitest', 'vitest.mjs'),
  bin('@playwright/test', 'cli.js'),
]

const checks = [
  ['format and lint', [...biome, 'check', '--error-on-warnings']],
  ['types', [...tsc, '--noEmit']],
  ['types of pages', [...astro, '--root', root, '--minimumFailingSeverity', 'warning']],
  ['floors', [node, 'scripts/check-floors.ts']],
  ['dead code', [...knip]],
  ['budgets', [node, 'scripts/check-budgets.ts']],
  ['hosts', [node, 'scripts/check-hosts.ts']],
  ['front', [node, 'scripts/check-front.ts']],
  ['unit, contract and network tests', [...vitest, 'run', '--config', 'tests/vitest.config.ts']],
  ['end-to-end tests', [...playwright, 'test', '--config', 'tests/playwright.config.ts']],
  [
    'end-to-end tests of the pace',
    [...playwright, 'test', '--config', 'tests/playwright.config.ts'],
    { E2E_PACE: 'real' },
  ],
]

const wanted = process.argv.slice(2)
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', CHROMIUM_PATH: ensureChromium() }
let failed = 0
let passed = 0
for (const [name, [command, ...args], settings] of checks) {
  if (wanted.length > 0 && !wanted.some(word => name.includes(word))) continue
  console.log(`\n── ${name}`)
  const started = Date.now()
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...env, ...settings } })
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  if (status === 0) passed++
  else failed++
}
console.log(`\nchecks: ${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
