import { readFileSync } from 'node:fs'
import { Cell } from '@ton/core'
import { expect, test } from 'vitest'
import { CONTRACTS_FILE, compileAll } from '../../scripts/localnet/contracts/compile.ts'

test('the contract sources compile to the committed code', async () => {
  const committed = JSON.parse(readFileSync(CONTRACTS_FILE, 'utf8'))
  expect(await compileAll()).toEqual(committed)
})

test('each contract is stored under the hash of its code', () => {
  const committed: Record<string, { hash: string; code: string }> = JSON.parse(readFileSync(CONTRACTS_FILE, 'utf8'))
  for (const { hash, code } of Object.values(committed)) {
    expect(Cell.fromBase64(code).hash().toString('hex')).toBe(hash)
  }
})
