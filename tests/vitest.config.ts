import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const ROOT = join(import.meta.dirname, '..')
const find = (pattern: string | string[]) => globSync(pattern, { cwd: ROOT })

/** Tests of `TESTS=long` alone: of the embedded network, of all that it holds, of answers and code by chance, of whole tables, and those that say so in their names. */
const LONG = [
  'tests/localnet/**/*.test.ts',
  'tests/contract/{adapters-network,export,export-jettons,get-methods,index-v3-shapes,index-v3-tokens,index-v3-transactions,money,mutated-answers,ton-network,traces}.test.ts',
  'tests/unit/ton/code/{executed,mutated-code,opcodes}.test.ts',
  'tests/unit/stores/endurance.test.ts',
  'tests/**/*.long.test.ts',
]
/** Tests of the network that every change needs. */
const SHORT = ['tests/localnet/{forgetting,network,retention}.test.ts']
const long = new Set(find(LONG)).difference(new Set(find(SHORT)))
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const isWanted = (file: string) =>
  process.env.TESTS === 'long' ? long.has(file) || read(file).includes('support/times.ts') : !long.has(file)

/** Replaces globals, modules or clocks, which tests in a shared module graph would see. */
const keepsState = (file: string) => /\bvi\.(?:stub|mock|doMock|useFakeTimers|resetModules|spyOn)/.test(read(file))
/**
 * A time zone belongs to a process, not to a thread. The emulator runs there too: V8 may end the process of a thread that
 * ends with WebAssembly in it.
 */
const needsProcess = (file: string) =>
  /stubEnv\('TZ'|@ton\/sandbox|support\/(?:emulator|played|computed)|\.\/kinds\//.test(read(file))
/** Folders whose tests share what they import, if none of them replaces any of it. */
const shared = new Set(
  find('tests/{unit/{ton,lib,domain},localnet,attacks}/**/*.test.ts').filter(file => !keepsState(file)),
)

const common = {
  // They start in a third of the time that processes take.
  pool: 'threads' as const,
  environment: 'node' as const,
  // No time limit depends on how busy the machine is: tests of speed measure their own CPU time.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  restoreMocks: true,
}
const tests = find('tests/{unit,contract,localnet,attacks}/**/*.test.ts').filter(isWanted)
const screens: TestProjectInlineConfiguration[] = [
  {
    test: {
      ...common,
      name: 'screens',
      include: find('tests/screens/**/*.test.ts').filter(isWanted),
      environment: 'jsdom',
      globalSetup: 'tests/support/embedded-network.ts',
    },
  },
]

export default defineConfig({
  root: ROOT,
  test: {
    // One more than there are cores, as files wait for their modules and for the embedded network.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...common,
          name: 'sharing',
          include: tests.filter(file => shared.has(file) && !needsProcess(file)),
          isolate: false,
        },
      },
      { test: { ...common, name: 'apart', include: tests.filter(file => !shared.has(file) && !needsProcess(file)) } },
      { test: { ...common, name: 'processes', include: tests.filter(needsProcess), pool: 'forks' as const } },
      ...screens,
    ],
  },
})
