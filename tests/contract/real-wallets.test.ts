import {
  Address,
  beginCell,
  type Cell as CoreCell,
  external,
  internal,
  SendMode,
  type StateInit,
  toNano,
} from '@ton/core'
import { keyPairFromSeed } from '@ton/crypto'
import { Blockchain, type SandboxContract, type TreasuryContract } from '@ton/sandbox'
import {
  WalletContractV1R3,
  WalletContractV2R2,
  WalletContractV3R1,
  WalletContractV3R2,
  WalletContractV4,
  WalletContractV5R1,
} from '@ton/ton'
import { beforeAll, describe, expect, test } from 'vitest'
import { endingOf } from '../../src/domain/trace/ending.ts'
import { sentenceText } from '../../src/domain/transaction/sentence-text.ts'
import type { Transaction } from '../../src/domain/transaction/transaction.ts'
import { readPlayed, traceOfPlayed } from '../support/played.ts'

const { publicKey, secretKey } = keyPairFromSeed(Buffer.alloc(32, 5))
const wallet = { workchain: 0, publicKey }
const TO = new Address(0, Buffer.alloc(32, 0xbb))
const THROUGH = SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS
const [STRICT, NOW] = [SendMode.PAY_GAS_SEPARATELY, 1_700_000_000]

type Funded = { address: Address; init: StateInit }
type Facts = [sentence: string, name: string, tone: string]
const facts = ({ summary }: Transaction): Facts => [
  sentenceText(summary.sentence).replace(/[EU]Q[\w…-]+/g, 'B'),
  summary.end.name,
  summary.end.tone,
]

let chain: Blockchain
let bank: SandboxContract<TreasuryContract>
beforeAll(async () => {
  chain = await Blockchain.create()
  chain.now = NOW
  bank = await chain.treasury('bank')
})

async function fund({ address }: Funded, value = toNano(10)) {
  await bank.send({ to: address, value, bounce: false })
}

/** All transactions caused by a signed request, the first one first. */
async function ask({ address, init }: Funded, body: CoreCell, isFirst = false): Promise<Transaction[]> {
  const message = external({ to: address, body, ...(isFirst && { init }) })
  const { transactions } = await chain.sendMessage(message)
  return transactions.map(({ raw }) => readPlayed(raw))
}

const pay = (value: string, to = TO) => internal({ to, value: toNano(value), bounce: false })
const wallets = {
  v1: WalletContractV1R3.create(wallet),
  v2: WalletContractV2R2.create(wallet),
  'v3 r1': WalletContractV3R1.create(wallet),
  'v3 r2': WalletContractV3R2.create(wallet),
  v4: WalletContractV4.create(wallet),
  v5: WalletContractV5R1.create(wallet),
}
type Version = keyof typeof wallets

/** A transfer of any version but the first; their types have no call in common. */
function created(version: Version, asked: object): CoreCell {
  const contract = wallets[version]
  const create = contract.createTransfer as (parts: object) => CoreCell
  return create.call(contract, asked)
}

function transfer(version: Version, seqno: number, value: string, sendMode: number): CoreCell {
  const asked = { seqno, secretKey, timeout: NOW + 600, sendMode, messages: [pay(value)] }
  if (version === 'v1') return wallets.v1.createTransfer({ ...asked, message: pay(value) })
  return created(version, asked)
}

describe.each(Object.keys(wallets) as Version[])('a real wallet %s', version => {
  const own = wallets[version]

  test('a real wallet’s deployment, payment, skipped payment and failure are summarized correctly', async () => {
    await fund(own)
    const first = await ask(own, transfer(version, 0, '1', THROUGH), true)
    expect(facts(first[0]!)).toEqual(['Sent 1 TON to B; the wallet was set up with it', 'Sent', 'none'])
    const sent = await ask(own, transfer(version, 1, '1', THROUGH))
    expect(facts(sent[0]!)).toEqual(['Sent 1 TON to B', 'Sent', 'none'])
    const skipped = await ask(own, transfer(version, 2, '1000', THROUGH))
    expect(facts(skipped[0]!)).toEqual(['Not sent: 1,000 TON to B', 'Not done in full', 'warn'])
    const [poor] = await ask(own, transfer(version, 3, '1000', STRICT))
    // The library sets the send mode that ignores errors in requests to v5, as that wallet requires it.
    const end = version === 'v5' ? ['Not done in full', 'warn'] : ['Failed', 'bad']
    const text = version === 'v5' ? 'Not sent: 1,000 TON to B' : 'Not sent: 1,000 TON to B (not enough TON)'
    expect(facts(poor!)).toEqual([text, ...end])
  })

  test('a real wallet makes no transaction for a wrong seqno or an expired request', async () => {
    await expect(ask(own, transfer(version, 99, '1', THROUGH))).rejects.toThrow()
    if (version === 'v1') return
    const late = { seqno: 3, secretKey, timeout: NOW - 1, sendMode: THROUGH, messages: [pay('1')] }
    const body = created(version, late)
    await expect(ask(own, body)).rejects.toThrow()
  })
})

describe('a real wallet v5', () => {
  const own = WalletContractV5R1.create({ ...wallet, walletId: { networkGlobalId: -239, context: 7 } })
  const add = (seqno: number, address = TO) =>
    own.createAddExtension({ seqno, secretKey, timeout: NOW + 600, extensionAddress: address })

  test('adding and removing an extension of a wallet v5 is reported, and a repeated change is not', async () => {
    await fund(own)
    const empty = own.createTransfer({ seqno: 0, secretKey, timeout: NOW + 600, sendMode: THROUGH, messages: [] })
    expect(facts((await ask(own, empty, true))[0]!)).toEqual(['Wallet set up', 'Succeeded', 'good'])
    expect(facts((await ask(own, add(1)))[0]!)).toEqual(['B can now spend everything here', 'Access changed', 'warn'])
    const [again] = await ask(own, add(2))
    expect(again!.compute).toMatchObject({ success: true, exitCode: 139 })
    expect(facts(again!)).toEqual(['Failed: nothing was sent or changed', 'Failed', 'bad'])
    const remove = own.createRemoveExtension({ seqno: 3, secretKey, timeout: NOW + 600, extensionAddress: TO })
    expect(facts((await ask(own, remove))[0]!)).toEqual(['B can no longer spend here', 'Access changed', 'warn'])
  })

  test('a stranger’s request to a wallet v5 with exit code 0 is not reported as a change', async () => {
    const body = beginCell()
      .storeUint(0x6578746e, 32)
      .storeUint(1, 64)
      .storeBit(0)
      .storeBit(1)
      .storeUint(4, 8)
      .storeBit(0)
      .endCell()
    const { transactions } = await bank.send({ to: own.address, value: toNano('0.1'), body })
    const asked = readPlayed(transactions[1]!.raw)
    expect(asked.compute).toMatchObject({ exitCode: 0 })
    expect(facts(asked)[0]).toMatch(/Asked for, and if it was done: The key of this wallet is off/)
    expect(asked.summary.end.tone).toBe('warn')
  })
})

describe('a real wallet v4', () => {
  const own = WalletContractV4.create({ ...wallet, walletId: 77 })
  const plugin = (seqno: number) =>
    own.createAddPlugin({
      seqno,
      secretKey,
      timeout: NOW + 600,
      address: TO,
      forwardAmount: toNano('0.1'),
      queryId: 1n,
    })

  test('a wallet v4 installs a plugin once, and the second attempt throws 39 after accepting', async () => {
    await fund(own)
    const empty = own.createTransfer({ seqno: 0, secretKey, timeout: NOW + 600, sendMode: THROUGH, messages: [] })
    await ask(own, empty, true)
    const [first] = await ask(own, plugin(1) as CoreCell)
    expect(facts(first!)[0]).toMatch(/B may now take TON from here \(plugin\)$/)
    expect(first!.summary.end.tone).toBe('warn')
    const [again] = await ask(own, plugin(2) as CoreCell)
    expect(again!.compute).toMatchObject({ success: true, exitCode: 39 })
    expect(facts(again!)).toEqual(['Failed: nothing was sent or changed', 'Failed', 'bad'])
  })
})

describe('a payment and its end', () => {
  const own = WalletContractV4.create({ ...wallet, walletId: 78 })
  const send = async (seqno: number, bounce: boolean, to: Address, body?: CoreCell) => {
    const message = internal({ to, value: toNano(1), bounce, ...(body && { body }) })
    const request = own.createTransfer({ seqno, secretKey, timeout: NOW + 600, sendMode: STRICT, messages: [message] })
    const all = await ask(own, request, seqno === 0)
    return endingOf(traceOfPlayed(all), all[0]!, NOW)
  }

  test('a payment’s end is reported as arrived, waiting, returned or kept', async () => {
    await fund(own, toNano(20))
    const nobody = new Address(0, Buffer.alloc(32, 0xcc))
    expect(await send(0, true, bank.address)).toEqual({ kind: 'arrived', count: 1, inVain: false })
    expect(await send(1, false, nobody)).toMatchObject({ kind: 'waits', sum: { units: '1000000000' } })
    const back = await send(2, true, new Address(0, Buffer.alloc(32, 0xdd)))
    expect(back).toMatchObject({ kind: 'came-back', sum: { units: '1000000000' }, step: 1 })
    expect(back?.kind === 'came-back' && BigInt(back.back?.units ?? 0) > 990_000_000n).toBe(true)
  })
})
