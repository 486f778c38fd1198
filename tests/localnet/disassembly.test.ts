import { expect, test } from 'vitest'
import { readBoc } from '../../src/ton/boc.ts'
import { disassemble } from '../../src/ton/code/disassemble.ts'
import type { Item } from '../../src/ton/code/disassembly.ts'
import { methodIdsOf } from '../../src/ton/code/methods.ts'
import { compareAll } from '../unit/ton/code/support/compare.ts'
import { stepsOf } from '../unit/ton/code/support/executed.ts'
import { standardNetwork } from './support/history.ts'

test('every contract is disassembled like ton-assembly, instruction by instruction', async () => {
  const { chain } = await standardNetwork()
  const { codes, instructions, methods, data } = compareAll(
    'Embedded network',
    [...chain.accounts()].flatMap(({ code }) => code ?? []),
  )
  expect(codes).toBeGreaterThan(15)
  expect(instructions).toBeGreaterThan(3000)
  expect(methods).toBeGreaterThan(60)
  expect(data).toBe(0)
})

/** Names under which TVM logs others: registers, divisions and quiet forms have no separate name there. */
const LOGGED: Record<string, string> = { PUSHCTR: 'PUSH', POPCTR: 'POP', ENDCST: 'STBREFR', STREFCONST: 'STREF1CONST' }
const UNNAMED = /\/MOD$/

function isLoggedAs(item: Item | undefined, text: string): boolean {
  const [name = ''] = text.split(' ')
  if (item?.kind === 'jump') return text.startsWith('implicit JMPREF')
  if (item?.kind !== 'instruction') return false
  const own = (LOGGED[item.mnemonic] ?? item.mnemonic).replace('#', '')
  return UNNAMED.test(name) || own === name || own.replace('Q', '') === name
}

test('instructions executed by the TVM are at the disassembled places, for every get-method', async () => {
  const { chain } = await standardNetwork()
  const accounts = new Map([...chain.accounts()].map(account => [account.code?.hash().toString('hex'), account]))
  let count = 0
  const differing: string[] = []
  for (const { code, data } of accounts.values()) {
    if (!code || !data) continue
    const root = readBoc(code.toBoc())
    const items = new Map(
      disassemble(root).blocks.flatMap(({ cell, items: own }) => own.map(item => [`${cell} ${item.bit}`, item])),
    )
    for (const id of methodIdsOf(root).filter(method => method > 0)) {
      for (const { cell, bit, text } of await stepsOf(code, data, id)) {
        if (text === null || text.startsWith('implicit RET')) continue
        count++
        const item = items.get(`${cell} ${bit}`)
        if (!isLoggedAs(item, text)) differing.push(`${id} ${cell} ${bit}: ${text} | ${JSON.stringify(item)}`)
      }
    }
  }
  console.log(`${count} executed instructions compared`)
  expect(differing.slice(0, 10)).toEqual([])
  expect(count).toBeGreaterThan(1000)
})
