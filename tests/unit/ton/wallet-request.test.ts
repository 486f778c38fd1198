import { type Builder, beginCell, type Cell as CoreCell, internal, SendMode } from '@ton/core'
import { keyPairFromSeed } from '@ton/crypto'
import {
  WalletContractV1R3,
  WalletContractV2R2,
  WalletContractV3R1,
  WalletContractV3R2,
  WalletContractV4,
} from '@ton/ton'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readWalletRequest } from '../../../src/ton/wallet-request.ts'
import { times } from '../../support/times.ts'
import { alice, cell, comparable, type Written, written } from './support/references.ts'

const { publicKey, secretKey } = keyPairFromSeed(Buffer.alloc(32, 5))
const TIMEOUT = 1_700_000_000
const WALLET = '698983191'
const messages = [1, 2, 3, 4].map(value => internal({ to: alice, value: BigInt(value) }))
const asked = { seqno: 9, secretKey, timeout: TIMEOUT, sendMode: SendMode.PAY_GAS_SEPARATELY, messages }
const wallet = { workchain: 0, publicKey }

const v4 = WalletContractV4.create(wallet)
const signed = {
  v1: WalletContractV1R3.create(wallet).createTransfer({ ...asked, message: messages[0]! }),
  v2: WalletContractV2R2.create(wallet).createTransfer(asked),
  v3r1: WalletContractV3R1.create(wallet).createTransfer(asked),
  v3r2: WalletContractV3R2.create(wallet).createTransfer({ ...asked, messages: [] }),
  v4: v4.createTransfer(asked),
  plugin: v4.createAddAndDeployPlugin({
    ...asked,
    workchain: 0,
    forwardAmount: 300n,
    body: cell(7),
    stateInit: { code: cell(8), data: cell(9) },
  }) as CoreCell,
}
const SIGNATURE = 'ab'.repeat(64)
const signature = Buffer.from(SIGNATURE, 'hex')
/** The signature that @ton/ton wrote: the first 64 bytes. */
const signatureOf = (core: CoreCell) => core.beginParse().loadBuffer(64).toString('hex')

/** Actions of a contract, the last one outermost (`OutList` of block.tlb). */
const send = (before: Builder, mode: number) =>
  beginCell().storeRef(before).storeUint(0x0ec3c86d, 32).storeUint(mode, 8).storeRef(cell(1))

const highloadV2 = beginCell()
  .storeBuffer(signature)
  .storeUint(698_983_191, 32)
  .storeUint(BigInt(TIMEOUT) << 32n, 64)
  .storeMaybeRef(cell(5))
  .endCell()
const highloadV3 = beginCell()
  .storeBuffer(signature)
  .storeRef(
    beginCell()
      .storeUint(0x10ad, 32)
      .storeRef(cell(5))
      .storeUint(3, 8)
      .storeUint(70_000, 23)
      .storeUint(TIMEOUT, 64)
      .storeUint(3600, 22),
  )
  .endCell()
const preprocessed = beginCell()
  .storeBuffer(signature)
  .storeRef(
    beginCell()
      .storeUint(TIMEOUT, 64)
      .storeUint(9, 16)
      .storeRef(send(send(beginCell(), 1), 3)),
  )
  .endCell()

const common = (core: CoreCell): Written => [
  ['signature', 'hex', signatureOf(core)],
  ['wallet id', 'number', WALLET],
  ['valid until', 'time', TIMEOUT],
  ['seqno', 'number', '9'],
]
const BY_HAND: Written[number] = ['signature', 'hex', SIGNATURE]

const requests: [contract: string, request: CoreCell, fields: Written][] = [
  [
    'wallet_v1r3',
    signed.v1,
    [
      ['signature', 'hex', signatureOf(signed.v1)],
      ['seqno', 'number', '9'],
      ['messages', 'modes', [1]],
    ],
  ],
  [
    'wallet_v2r2',
    signed.v2,
    [
      ['signature', 'hex', signatureOf(signed.v2)],
      ['seqno', 'number', '9'],
      ['valid until', 'time', TIMEOUT],
      ['messages', 'modes', [1, 1, 1, 1]],
    ],
  ],
  ['wallet_v3r1', signed.v3r1, [...common(signed.v3r1), ['messages', 'modes', [1, 1, 1, 1]]]],
  ['wallet_v3r2', signed.v3r2, [...common(signed.v3r2), ['messages', 'modes', []]]],
  ['wallet_v4r2', signed.v4, [...common(signed.v4), ['operation', 'number', '0'], ['messages', 'modes', [1, 1, 1, 1]]]],
  [
    'wallet_v4r2',
    signed.plugin,
    [
      ...common(signed.plugin),
      ['operation', 'number', '1'],
      // workchain and amount, which must not be read as send modes
      [
        'request',
        'cell',
        beginCell().storeInt(0, 8).storeCoins(300).storeRef(signed.plugin.refs[0]!).storeRef(cell(7)).endCell(),
      ],
    ],
  ],
  [
    'wallet_highload_v2',
    highloadV2,
    [
      BY_HAND,
      ['wallet id', 'number', WALLET],
      ['query id', 'number', `${BigInt(TIMEOUT) << 32n}`],
      ['messages', 'cell', cell(5)],
    ],
  ],
  [
    'wallet_highload_v3r1',
    highloadV3,
    [
      BY_HAND,
      ['wallet id', 'number', '4269'],
      ['message', 'cell', cell(5)],
      ['mode', 'number', '3'],
      ['query id', 'number', '70000'],
      ['created at', 'time', TIMEOUT],
      ['seconds until timeout', 'number', '3600'],
    ],
  ],
  [
    'wallet_preprocessed_v2',
    preprocessed,
    [BY_HAND, ['valid until', 'time', TIMEOUT], ['seqno', 'number', '9'], ['messages', 'modes', [1, 3]]],
  ],
]

const base64 = (core: CoreCell) => core.toBoc().toString('base64')

describe('a signed request to a wallet', () => {
  test.each(requests)('a signed request to %s is read with every field', (contract, request, fields) => {
    const read = readWalletRequest(base64(request), ['stranger', contract, 'wallet_v1r1'])!
    expect({ contract: read.contract, cut: read.cut }).toEqual({ contract, cut: false })
    expect(read.fields.map(written)).toEqual(comparable(fields))
  })

  test.each(requests)('a signed request to %s cut at any bit is read as far as it goes', (contract, request) => {
    const whole = readWalletRequest(base64(request), [contract])!.fields.map(written)
    for (let bits = 0; bits < request.bits.length; bits++) {
      const part = beginCell().storeBits(request.bits.substring(0, bits))
      for (const ref of request.refs) part.storeRef(ref)
      const { fields, cut } = readWalletRequest(base64(part.endCell()), [contract])!
      // The cell of a plugin request is not parsed, so a cut inside it is not noticed.
      const sure = cut ? fields : fields.slice(0, -1)
      if (!cut) expect(fields.at(-1)?.name).toBe('request')
      expect(sure.map(written)).toEqual(whole.slice(0, sure.length))
    }
  })

  test('no wallet request is read for a contract whose requests begin with an opcode, or without a contract', () => {
    expect(readWalletRequest(base64(signed.v4), ['wallet_v5r1', 'jetton_master'])).toBeNull()
    expect(readWalletRequest(base64(signed.v4), [])).toBeNull()
  })

  test.each(['', 'te6cc', '?', 'AAAA', base64(cell(1)).slice(0, -4)])(
    'readWalletRequest is null for bytes that are no request: “%s”',
    boc => {
      expect(readWalletRequest(boc, ['wallet_v4r2'])).toBeNull()
    },
  )

  test('no wallet request is read from an exotic cell', () => {
    const library = beginCell().storeUint(2, 8).storeUint(0, 256).endCell({ exotic: true })
    expect(readWalletRequest(base64(library), ['wallet_v4r2'])).toBeNull()
  })

  test('reading a wallet request with changed bytes never throws', () => {
    const change = fc.tuple(fc.nat({ max: 1000 }), fc.nat({ max: 255 }))
    const counts = { read: 0, refused: 0 }
    fc.assert(
      fc.property(fc.constantFrom(...requests), fc.array(change, { minLength: 1 }), ([contract, request], changes) => {
        const bytes = Uint8Array.from(request.toBoc({ idx: false, crc32: false }))
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte
        const read = readWalletRequest(Buffer.from(bytes).toString('base64'), [contract])
        counts[read ? 'read' : 'refused']++
      }),
      { numRuns: times(3000) },
    )
    expect(counts.read).toBeGreaterThan(times(300))
    expect(counts.refused).toBeGreaterThan(times(300))
  })
})
