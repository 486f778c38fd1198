/** `npm test`: installs what is missing, then every check, each in its own process. Ends with one summary line. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium, ensureHeadlessShell } from './browser.mjs'
import { installPackages, node, root } from './install.mjs'
import { chooseChecks, SKIPPED, skippedTests, summarize } from './test-summary.mjs'

const reports = mkdtempSync(join(tmpdir(), 'nanoscope-test-'))
const [skips, tests] = ['skips.txt', 'tests.json'].map(name => join(reports, name))
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
  ['budgets and policies', [node, 'scripts/check-budgets.ts']],
  ['hosts', [node, 'scripts/check-hosts.ts']],
  ['front', [node, 'scripts/check-front.ts']],
  [
    'unit, contract and network tests',
    [
      ...vitest,
      'run',
      '--config',
      'tests/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${tests}`,
    ],
  ],
  ['end-to-end tests', [...playwright, 'test', '--config', 'tests/playwright.config.ts']],
  ...[
    ['of every figure', 'still'],
    ['of the pace', 'paced'],
    ['with providers elsewhere', 'apart'],
    ['on a busy network', 'busy'],
  ].map(([what, setup]) => [
    `end-to-end tests ${what}`,
    [...playwright, 'test', '--config', 'tests/playwright.config.ts'],
    { E2E_SETUP: setup },
  ]),
].map(([name, command, settings]) => ({ name, command, settings }))

/** The checks that the words on the command line name; ends the process at a word that names none. */
function chosen() {
  try {
    return chooseChecks(checks, process.argv.slice(2))
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

/** Runs one check on our output; with the reasons for what it left out. */
function runCheck({ name, command: [command, ...args], settings }) {
  console.log(`\n── ${name}`)
  const started = Date.now()
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...env, ...settings } })
  const skipped = [
    ...(existsSync(skips) ? readFileSync(skips, 'utf8').trim().split('\n') : []),
    ...(existsSync(tests) ? skippedTests(readFileSync(tests, 'utf8')) : []),
  ]
  for (const report of [skips, tests]) rmSync(report, { force: true })
  const end = status === 0 ? 'passed' : status === SKIPPED ? 'skipped' : 'FAILED'
  console.log(`── ${name}: ${end} in ${Math.round((Date.now() - started) / 1000)} s`)
  return { name, status, skipped }
}

const wanted = chosen()
installPackages()
const env = {
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  SKIPPED_TO: skips,
  CHROMIUM_PATH: ensureChromium(),
  HEADLESS_SHELL_PATH: ensureHeadlessShell(),
}
const { lines, failed } = summarize(wanted.map(runCheck))
rmSync(reports, { recursive: true, force: true })
console.log(`\n${lines.join('\n')}`)
process.exit(failed === 0 ? 0 : 1)
