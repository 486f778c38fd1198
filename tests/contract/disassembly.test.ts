import { readdirSync, readFileSync } from 'node:fs'
import { Cell as CoreCell } from '@ton/core'
import * as wallets from '@ton/ton'
import { expect, test } from 'vitest'
import { readRoots } from '../../src/ton/boc.ts'
import { fromBase64, fromHex } from '../../src/ton/bytes.ts'
import type { Cell } from '../../src/ton/cell.ts'
import { createHasher } from '../../src/ton/cell-hash.ts'
import { writeBoc } from '../../src/ton/write-boc.ts'
import { compareAll } from '../unit/ton/code/support/compare.ts'
import { shared } from './support/shared.ts'

test('the disassembler agrees with ton-assembly on every wallet of @ton/ton, instruction by instruction', () => {
  const publicKey = Buffer.alloc(32, 7)
  const options = { workchain: 0, publicKey }
  const codes = [
    wallets.WalletContractV1R1.create(options),
    wallets.WalletContractV1R2.create(options),
    wallets.WalletContractV1R3.create(options),
    wallets.WalletContractV2R1.create(options),
    wallets.WalletContractV2R2.create(options),
    wallets.WalletContractV3R1.create(options),
    wallets.WalletContractV3R2.create(options),
    wallets.WalletContractV4.create(options),
    wallets.WalletContractV5Beta.create({ publicKey }),
    wallets.WalletContractV5R1.create({ publicKey }),
  ].map(({ init }) => init.code)
  const { codes: count, instructions } = compareAll('Wallets', codes)
  expect(count).toBe(codes.length)
  expect(instructions).toBeGreaterThan(700)
})

/** Cells in a file that begin as code of a contract does, with `SETCP 0`: in lines of hex or base64, or in JSON. */
function codesIn(text: string): CoreCell[] {
  const words = text.replace(/^#.*$/gm, '').match(/[0-9A-Za-z+/=]{100,}/g) ?? []
  const found = new Set<Cell>()
  const walk = (cell: Cell, seen: Set<Cell>) => {
    if (seen.has(cell)) return
    seen.add(cell)
    if (!cell.exotic && cell.levelMask === 0 && cell.data[0] === 0xff && cell.data[1] === 0) found.add(cell)
    for (const ref of cell.refs) walk(ref, seen)
  }
  for (const word of words) {
    try {
      for (const root of readRoots(fromHex(word) ?? fromBase64(word) ?? new Uint8Array())) walk(root, new Set())
    } catch {
      // Text that is no bag of cells.
    }
  }
  return [...found].map(cell => {
    const code = CoreCell.fromBoc(Buffer.from(writeBoc(cell, 1e6)!))[0]!
    expect(code.hash().toString('hex')).toBe(createHasher()(cell))
    return code
  })
}

test.skipIf(!shared)('the disassembler agrees with ton-assembly on code in recorded answers', () => {
  const files = readdirSync(`${shared}fixtures`, { recursive: true, encoding: 'utf8' })
  const texts = files.filter(name => /\.(?:json|txt|hex|base64)$/.test(name))
  const codes = texts.flatMap(name => codesIn(readFileSync(`${shared}fixtures/${name}`, 'utf8')))
  const { codes: count, instructions } = compareAll('Recordings', codes)
  expect(count).toBeGreaterThan(3)
  expect(instructions).toBeGreaterThan(300)
})
