import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: '.',
  test: {
    include: ['tests/{unit,contract,localnet}/**/*.test.ts'],
    environment: 'node',
    // Left to itself it keeps a core free, which on two cores is half of them.
    maxWorkers: '100%',
    // No limit on how busy a machine may be: what must be quick measures its own work.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    restoreMocks: true,
  },
})
