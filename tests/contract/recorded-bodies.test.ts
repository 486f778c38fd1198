import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readBoc } from '../../src/ton/boc.ts'
import type { Body, Field } from '../../src/ton/body.ts'
import { fromBase64, fromHex } from '../../src/ton/bytes.ts'
import type { Cell } from '../../src/ton/cell.ts'
import { type Message, readMessage } from '../../src/ton/message.ts'
import { type ChainTransaction, readTransaction } from '../../src/ton/transaction.ts'
import { shared } from './support/shared.ts'

/** Every bag of cells in a file: lines of hex or base64 after comments, or texts in JSON. */
function bagsIn(text: string): Uint8Array[] {
  const whole = text.replace(/^#.*$/gm, '').replace(/\s/g, '')
  return (whole.match(/[0-9A-Za-z+/=]{200,}/g) ?? []).flatMap(word => fromHex(word) ?? fromBase64(word) ?? [])
}

function transactionsIn(bag: Uint8Array): ChainTransaction[] {
  const found: ChainTransaction[] = []
  const seen = new Set<Cell>()
  const walk = (cell: Cell) => {
    if (seen.has(cell)) return
    seen.add(cell)
    try {
      if (!cell.exotic && (cell.data[0] ?? 0) >> 4 === 7) found.push(readTransaction(cell, 0))
    } catch {
      // Another cell that begins with the same bits.
    }
    for (const ref of cell.refs) walk(ref)
  }
  try {
    walk(readBoc(bag))
  } catch {
    // Text that is no bag.
  }
  return found
}

const messagesOf = ({ inMessage, outMessages }: ChainTransaction): Message[] => [
  ...(inMessage ? [inMessage] : []),
  ...outMessages,
]
const hex = (opcode: number | null) => (opcode === null ? 'no opcode' : `0x${opcode.toString(16).padStart(8, '0')}`)
const inner = (body: Body): Body => (body.kind === 'bounced' && body.original ? inner(body.original) : body)

describe.skipIf(!shared)('message bodies of recorded blocks', () => {
  // A group is described even if it is skipped.
  const folders = shared ? ['ton-net', 'opentonapi', 'ton-core', 'derived-toncenter'] : []
  const files = folders.flatMap(folder =>
    readdirSync(`${shared}fixtures/${folder}`).map(name => readFileSync(`${shared}fixtures/${folder}/${name}`, 'utf8')),
  )
  const found = files.flatMap(bagsIn).flatMap(transactionsIn).flatMap(messagesOf)
  const messages = [...new Map(found.map(message => [message.hash, message])).values()]

  /** Number of messages of each of these names. */
  const count = (names: string[]) =>
    Object.fromEntries([...Map.groupBy(names, name => name)].map(([name, { length }]) => [name, length]))
  const isRequest = ({ kind }: Message) => kind === 'external-in'

  test('recorded message bodies are named, except two of unknown layout', () => {
    const named = messages
      .filter(message => !isRequest(message))
      .map(({ body }) => {
        const read = inner(body)
        if (read.kind === 'operation') return read.name
        return read.kind === 'unknown' ? hex(read.opcode) : read.kind
      })
    expect(count(named)).toEqual({
      '0x00000001': 1,
      '0x8004b894': 1,
      comment: 4,
      empty: 4,
      Excesses: 2,
      'NFT ownership assigned': 1,
      'NFT transfer': 2,
      'Storage: proof': 1,
      'Wallet request of an extension': 1,
    })
  })

  test('recorded message bodies are read to their end, except one truncated transfer', () => {
    const cut = messages.flatMap(({ body }) => {
      const read = inner(body)
      return read.kind === 'operation' && read.cut ? [`${body.kind}: ${read.name}`] : []
    })
    expect(cut).toEqual(['operation: NFT transfer'])
    const rest = messages.flatMap(({ body }) =>
      body.kind === 'operation' && body.fields.some(({ name }) => name === 'rest') ? [body.name] : [],
    )
    expect(count(rest)).toEqual({})
  })

  test('recorded external requests are read as signed requests or unknown, never as another operation', () => {
    const requests = messages.filter(isRequest).map(({ body }) => (body.kind === 'operation' ? body.name : body.kind))
    expect(count(requests)).toEqual({ unknown: 8, 'Wallet request, signed': 1, '2FA: send message': 1 })
  })
})

type Sent = { mode: number; message: { boc: string; op_code: string; decoded_op_name: string; decoded_body: Decoded } }
type Decoded = Record<string, unknown> & {
  forward_payload: { value: { op_code: number; value: Record<string, string> } }
}

describe.skipIf(!shared)('a recorded request that the indexer decoded', () => {
  test('a recorded request and the order in its payload are decoded like the indexer’s', () => {
    const recording = JSON.parse(readFileSync(`${shared}fixtures/opentonapi/api-decode-message-v4.json`, 'utf8')) as {
      ext_in_msg_decoded: { wallet_v4: { raw_messages: Sent[] } }
    }
    const [sent] = recording.ext_in_msg_decoded.wallet_v4.raw_messages
    const { body } = readMessage(readBoc(fromHex(sent!.message.boc)!))
    const { forward_payload: payload, ...decoded } = sent!.message.decoded_body
    if (body.kind !== 'operation') throw new Error(body.kind)
    expect([hex(body.opcode), body.name, body.cut]).toEqual([sent!.message.op_code, 'Jetton transfer', false])
    const value = (from: Field[], name: string) => from.find(field => field.name === name)?.value
    expect({
      query_id: Number(value(body.fields, 'query id')),
      amount: value(body.fields, 'amount'),
      destination: value(body.fields, 'destination'),
      response_destination: value(body.fields, 'response') ?? '',
      custom_payload: value(body.fields, 'custom payload') ?? null,
      forward_ton_amount: value(body.fields, 'forward ton amount'),
    }).toEqual(decoded)
    expect(value(body.fields, 'payload')).toEqual({
      kind: 'operation',
      opcode: payload.value.op_code,
      name: 'STON.fi: provide liquidity',
      cut: false,
      fields: [
        { name: 'token wallet', kind: 'address', value: payload.value.value.token_wallet },
        { name: 'min LP out', kind: 'units', value: payload.value.value.min_lp_out },
      ],
    })
  })
})
