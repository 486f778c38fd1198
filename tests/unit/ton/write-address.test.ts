import { Address, beginCell } from '@ton/core'
import { expect, test } from 'vitest'
import { hashCell } from '../../../src/ton/cell-hash.ts'
import { addressCell } from '../../../src/ton/write-address.ts'

test.each([
  [0, '00'],
  [0, 'ff'],
  [-1, '5a'],
  [-128, '01'],
  [127, '80'],
] as const)('addressCell of workchain %i and hash %s… equals the cell that @ton/core writes', (workchain, byte) => {
  const hash = byte.repeat(32)
  const own = beginCell()
    .storeAddress(new Address(workchain, Buffer.from(hash, 'hex')))
    .endCell()
  const cell = addressCell(`${workchain}:${hash}`)
  expect(hashCell(cell)).toBe(own.hash().toString('hex'))
  expect([cell.bits, cell.data.length]).toEqual([267, 34])
})
