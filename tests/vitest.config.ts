import { defineConfig } from 'vitest/config'

/** Folders whose tests share what they import: none of it keeps a state, replaces a module or a global. The others import it afresh, file by file. */
const SHARING = '{unit/{ton,lib,domain},localnet}'
const tests = 'tests/{unit,contract,localnet}/**/*.test.ts'
const sharing = `tests/${SHARING}/**/*.test.ts`

const common = {
  environment: 'node' as const,
  // No limit on how busy a machine may be: what must be quick measures its own work.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  restoreMocks: true,
}

export default defineConfig({
  root: '.',
  test: {
    // Left to itself it keeps a core free, which on two cores is half of them.
    maxWorkers: '100%',
    projects: [
      { test: { ...common, name: 'sharing', include: [sharing], isolate: false } },
      { test: { ...common, name: 'apart', include: [tests], exclude: [sharing] } },
    ],
  },
})
