/** A contract of any code and data, and a message to it, as the emulator takes them. */
import { Address, beginCell, Cell, storeMessage, storeShardAccount } from '@ton/core'
import { job as recorded } from '../../src/domain/checks/replay-vector.ts'
import type { EmulatedInput } from '../../src/ton/replay/emulator.ts'

const TON = 1_000_000_000n
const address = new Address(0, Buffer.alloc(32, 7))
export const UTIME = 1_780_000_000

/** `ShardAccount` of a contract with some code. */
export function accountOf(code: Cell, data = new Cell()): Cell {
  const storage = {
    lastTransLt: 0n,
    balance: { coins: 10n * TON },
    state: { type: 'active' as const, state: { code, data } },
  }
  const storageStats = { used: { cells: 1n, bits: 1n }, storageExtra: null, lastPaid: UTIME, duePayment: null }
  const account = { addr: address, storageStats, storage }
  return beginCell()
    .store(storeShardAccount({ account, lastTransactionHash: 0n, lastTransactionLt: 0n }))
    .endCell()
}

export const message = beginCell()
  .store(
    storeMessage({
      info: {
        type: 'internal',
        ihrDisabled: true,
        bounce: true,
        bounced: false,
        src: new Address(0, Buffer.alloc(32, 9)),
        dest: address,
        value: { coins: 5n * TON },
        ihrFee: 0n,
        forwardFee: 0n,
        createdLt: 1n,
        createdAt: UTIME,
      },
      body: new Cell(),
    }),
  )
  .endCell()

const boc64 = (cell: Cell) => cell.toBoc().toString('base64')
export const seed = Buffer.alloc(32, 3)

export const inputOf = (code: Cell, data?: Cell): EmulatedInput => ({
  config: recorded.config,
  libraries: null,
  account: boc64(accountOf(code, data)),
  cause: { message: boc64(message) },
  utime: UTIME,
  lt: '1000001',
  randomSeed: seed.toString('hex'),
})

export const codeOf = (hex: string) => beginCell().storeBuffer(Buffer.from(hex, 'hex')).endCell()
