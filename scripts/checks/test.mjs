/**
 * `npm test`: installs missing packages, then runs every check except the long ones (`npm test -- long`), each in its own process. Ends
 * with one summary line.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium, ensureHeadlessShell } from '../install/browser.mjs'
import { installPackages, node, root } from '../install/packages.mjs'
import { chooseChecks, SKIPPED, skippedTests, summarize } from './test-summary.mjs'

const reports = mkdtempSync(join(tmpdir(), 'nanoscope-test-'))
const tests = join(reports, 'tests.json')
const bin = (name, ...path) => [node, join(root, 'node_modules', name, ...path)]
const [biome, typescript, astro, knip, vitest, playwright] = [
  bin('@biomejs/biome', 'bin', 'biome'),
  bin('typescript', 'bin', 'tsc'),
  bin('@astrojs/check', 'bin', 'astro-check.js'),
  bin('knip', 'bin', 'knip.js'),
  bin('vitest', 'vitest.mjs'),
  bin('@playwright/test', 'cli.js'),
]

const named = list => list.map(([name, command, settings]) => ({ name, command, settings }))

/** Checks of sources and of builds: two lists that run in parallel, as neither measures time or uses the other's files. */
const ofSource = named([
  ['format and lint', [...biome, 'check', '--error-on-warnings']],
  ['types', [...typescript, '--noEmit', '-p', 'tsconfig.json']],
  [
    'types of pages',
    [...astro, '--root', root, '--tsconfig', 'tsconfig.pages.json', '--minimumFailingSeverity', 'warning'],
  ],
  ['floors', [node, 'scripts/checks/check-floors.ts']],
  ['words', [node, 'scripts/checks/check-words.ts']],
  ['style', [node, 'scripts/checks/check-style.ts']],
  ['dead code', [...knip]],
  // Not a check: two tests need this history and would both compute it.
  ['history of the embedded network', [node, 'scripts/localnet/play-fixed.ts']],
])
const ofBuilds = named([
  ['budgets and policies', [node, 'scripts/checks/check-budgets.ts']],
  ['hosts', [node, 'scripts/checks/check-hosts.ts']],
])
/** Checks that mostly wait. */
const ofFront = named([
  ['front', [node, 'scripts/checks/check-front.ts']],
  ['walls of the front', [node, 'scripts/checks/check-front-walls.ts']],
])
const vitestRun = project => [
  ...vitest,
  'run',
  '--config',
  'tests/vitest.config.ts',
  ...project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${tests}`,
]
const e2e = [...playwright, 'test', '--config', 'tests/playwright.config.ts']
/** Checks that use both cores, and thus run one after another. */
const ofCode = named([['unit, contract and screen tests', vitestRun([])]])
const ofPages = named([['visits of every screen', e2e]])
/** Checks of `npm test -- long`: slow ones that few changes can break. */
const ofLong = named([
  ['long network and mutation tests', vitestRun([]), { TESTS: 'long' }],
  ['long end-to-end tests of screens', e2e, { E2E_SETUP: 'screens' }],
  ['long end-to-end tests of the ways again', e2e, { E2E_SETUP: 'again' }],
  ['long end-to-end tests of endurance and spoilt answers', e2e, { E2E_SETUP: 'long' }],
  ['long end-to-end tests in all languages', e2e, { E2E_SETUP: 'languages' }],
  ['long weights of all languages', [node, 'scripts/checks/check-languages.ts']],
  ['long hosts of all languages', [node, 'scripts/checks/check-hosts.ts'], { SITE_LANGUAGES: 'en,ru' }],
  ['long end-to-end tests on a busy network', e2e, { E2E_SETUP: 'busy' }],
  ['long end-to-end tests of the pace', e2e, { E2E_SETUP: 'paced' }],
  ['long end-to-end tests with providers elsewhere', e2e, { E2E_SETUP: 'apart' }],
  ['long tests in other engines', [node, 'scripts/checks/check-engines.ts']],
])

/** Checks selected on the command line; exits for an unknown word. */
function chosen() {
  try {
    return chooseChecks([...ofSource, ...ofBuilds, ...ofFront, ...ofCode, ...ofPages, ...ofLong], process.argv.slice(2))
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

/** Runs a command and prints its output live, unless `quietly`. Returns its complete output and exit status. */
function run([command, ...args], settings, quietly) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...settings },
  })
  const printed = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => printed.push(chunk))
    if (!quietly) stream.pipe(process.stdout, { end: false })
  }
  return new Promise(resolve =>
    child.on('close', status => resolve({ status, printed: String(Buffer.concat(printed)) })),
  )
}

/** Runs one check; returns its result with the reasons for skipped parts. */
async function runCheck({ name, command, settings }, quietly = false) {
  const skips = join(reports, `${name}.txt`)
  if (!quietly) console.log(`\n── ${name}`)
  const started = Date.now()
  const { status, printed } = await run(command, { ...settings, SKIPPED_TO: skips }, quietly)
  if (quietly) console.log(`\n── ${name}\n${printed}`)
  const skipped = [
    ...(existsSync(skips) ? readFileSync(skips, 'utf8').trim().split('\n') : []),
    ...(existsSync(tests) ? skippedTests(readFileSync(tests, 'utf8')) : []),
  ]
  rmSync(tests, { force: true })
  const end = status === 0 ? 'passed' : status === SKIPPED ? 'skipped' : 'FAILED'
  console.log(`── ${name}: ${end} in ${Math.round((Date.now() - started) / 1000)} s`)
  return { name, status, skipped, printed }
}

async function runList(list, quietly) {
  const results = []
  for (const check of list) if (wanted.includes(check)) results.push(await runCheck(check, quietly))
  return results
}

const wanted = chosen()
installPackages()
const env = {
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  CHROMIUM_PATH: ensureChromium(),
  HEADLESS_SHELL_PATH: ensureHeadlessShell(),
}
const results = [
  await Promise.all([runList(ofSource, true), runList(ofBuilds, true)]),
  await Promise.all([runList(ofFront, true), runList(ofCode)]),
  [await runList([...ofPages, ...ofLong])],
]
const { lines, failed } = summarize(results.flat(2))
rmSync(reports, { recursive: true, force: true })
console.log(`\n${lines.join('\n')}`)
process.exit(failed === 0 ? 0 : 1)
