import { Address, beginCell, type OutAction, storeOutList } from '@ton/core'
import { expect, test } from 'vitest'
import { readBoc } from '../../../../src/ton/boc.ts'
import { readActions } from '../../../../src/ton/replay/actions.ts'

const to = new Address(0, Buffer.alloc(32, 5))
const code = beginCell().storeUint(9, 16).endCell()
const actions: OutAction[] = [
  {
    type: 'sendMsg',
    mode: 64,
    outMsg: {
      info: {
        type: 'internal',
        ihrDisabled: true,
        bounce: true,
        bounced: false,
        src: null,
        dest: to,
        value: { coins: 1_500_000_000n },
        ihrFee: 0n,
        forwardFee: 0n,
        createdLt: 0n,
        createdAt: 0,
      },
      body: code,
    },
  },
  { type: 'reserve', mode: 4, currency: { coins: 100_000_000n } },
  { type: 'setCode', newCode: code },
]

const read = (list: OutAction[]) =>
  readActions(readBoc(new Uint8Array(beginCell().store(storeOutList(list)).endCell().toBoc())))

test('the actions of a contract are read in the order of their execution', () => {
  expect(read(actions)).toMatchObject([
    { kind: 'message', mode: 64, message: { value: '1500000000', destination: `0:${'05'.repeat(32)}` } },
    { kind: 'reserve', mode: 4, coins: '100000000' },
    { kind: 'code', hash: code.hash().toString('hex') },
  ])
})

test('readActions reads an empty list of actions', () => {
  expect(read([])).toEqual([])
})

test('a list of more than 255 actions is rejected', () => {
  const reserve = actions[1]!
  expect(read(Array.from({ length: 255 }, () => reserve))).toHaveLength(255)
  expect(() => read(Array.from({ length: 256 }, () => reserve))).toThrow('too many actions')
})
