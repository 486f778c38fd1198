import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { root } from '../build/build-site.ts'
import type { Part } from './plan.ts'

/** Result of a test run with its output. `tests`: name of the last run; `again`: repeats it. */
export type Outcome = { caught: boolean; output: string; tests: string; again: () => Outcome }

/** Creates a copy of the project for mutations, which uses this project's packages. `../shared` is available beside it. */
export function createScratch() {
  const folder = mkdtempSync(join(tmpdir(), 'nanoscope-bugs-'))
  const tree = join(folder, 'tree')
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  for (const file of listed.stdout.split('\0').filter(name => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    copyFileSync(join(root, file), join(tree, file))
  }
  for (const name of ['node_modules', '.cache'])
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(tree, name))
  const shared = join(root, '..', 'shared')
  if (existsSync(shared)) symlinkSync(shared, join(folder, 'shared'))
  return { tree, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const COMPILER = ['typescript', 'bin', 'tsc']
const VITEST = ['vitest', 'vitest.mjs']
const PLAYWRIGHT = ['@playwright', 'test', 'cli.js']

function run(tree: string, tool: string[], args: string[], settings: Record<string, string> = {}): Outcome {
  const program = join(root, 'node_modules', ...tool)
  const limit = { timeout: 5 * 60_000, maxBuffer: 64 * 1024 * 1024 }
  const again = () => run(tree, tool, args, settings)
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: tree,
    encoding: 'utf8',
    // Child processes named node use the same Node.
    env: { ...process.env, ...settings, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) },
    ...limit,
  })
  return { caught: status !== 0, output: `${stdout}\n${stderr}`, tests: JSON.stringify([tool, args, settings]), again }
}

const imports = (text: string) => [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(match => match[1] ?? '')

/** Screens that use a file, by the import graph of `src/islands` and `src/ui`. */
function screensWith(file: string): string[] {
  const all = ['islands', 'ui'].flatMap(folder =>
    readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.tsx?$/.test(name))
      .map(name => `src/${folder}/${name.replaceAll('\\', '/')}`),
  )
  const uses = new Map(
    all.map(name => [name, imports(readFileSync(join(root, name), 'utf8')).map(path => join(dirname(name), path))]),
  )
  const found = new Set([file])
  for (const one of found) for (const [user, used] of uses) if (used.includes(one)) found.add(user)
  return [...found].flatMap(name => /islands\/[\w-]+\/(\w+)Screen\.tsx$/.exec(name)?.[1] ?? [])
}

const kebab = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
const MAX_SPECS = 4

/** End-to-end tests of the screens that use a file, at most `MAX_SPECS`. */
function specsOf(file: string): string[] {
  const specs = screensWith(file).map(screen => `e2e/${kebab(screen)}.spec.ts`)
  return specs.filter(spec => existsSync(join(root, 'tests', spec))).slice(0, MAX_SPECS)
}

/**
 * Runs the checks that should notice a bug in a file: the compiler, then related tests without a browser; for screens, the recorded figures
 * and the screens' own tests on a built site.
 */
export function tryTests(tree: string, part: Part, file: string): Outcome {
  const types = run(tree, COMPILER, ['--noEmit', '--incremental', '--tsBuildInfoFile', join(tree, 'types.json')])
  if (types.caught) return types
  const related = run(tree, VITEST, ['related', file, '--run', '--bail=1', '--config', 'tests/vitest.config.ts'])
  if (related.caught || part === 'logic') return related
  const e2e = ['test', '--config', 'tests/playwright.config.ts', '--max-failures=1']
  const ways = run(tree, PLAYWRIGHT, e2e, { E2E_SETUP: 'ways' })
  if (ways.caught) return ways
  const again = run(tree, PLAYWRIGHT, e2e, { E2E_SETUP: 'again' })
  const specs = specsOf(file)
  return again.caught || specs.length === 0 ? again : run(tree, PLAYWRIGHT, [...e2e, ...specs], { E2E_SETUP: 'any' })
}
