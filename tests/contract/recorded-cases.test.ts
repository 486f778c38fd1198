import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { attributesIn } from '../../src/domain/method/content.ts'
import { summarize } from '../../src/domain/summary/summary.ts'
import { endOf, type Outcome } from '../../src/domain/transaction/outcome.ts'
import { sentenceText } from '../../src/domain/transaction/sentence-text.ts'
import { readBoc } from '../../src/ton/boc.ts'
import { fromBase64, fromHex } from '../../src/ton/bytes.ts'
import { createHasher } from '../../src/ton/cell-hash.ts'
import { readMessage } from '../../src/ton/message.ts'
import { readRequest, readTransactionRequest } from '../../src/ton/request/request.ts'
import { Slice } from '../../src/ton/slice.ts'
import { readTransaction } from '../../src/ton/transaction.ts'
import { names } from '../../src/words/en/outcome.ts'
import { recordedByIndexer, recordedByNode } from '../unit/ton/support/words.ts'
import { shared } from './support/shared.ts'

type Case = { name: string; boc: string }

const cases = (): Case[] => JSON.parse(readFileSync(`${shared}cases/bytes.json`, 'utf8')) as Case[]
const rootOf = (name: string) => readBoc(fromHex(cases().find(one => one.name === name)?.boc ?? '') ?? new Uint8Array())

function summaryOf(name: string) {
  const root = rootOf(name)
  const hashOf = createHasher()
  const own = readTransaction(root, 0, hashOf)
  return summarize({ ...own, hash: hashOf(root), block: null }, readTransactionRequest(root, own.inMessage, hashOf))
}

const bodyOf = (name: string) => readMessage(rootOf(name)).body

describe.skipIf(!shared)('past errors of summaries', () => {
  test('the summary of a wallet v5 that adds an extension is a warning', () => {
    const { sentence, end, changes, moves } = summaryOf('wallet-v5-adds-extension')
    const bob = `0:${'bb'.repeat(32)}`
    expect(changes).toEqual([{ kind: 'extension-added', who: bob }])
    expect(sentenceText(sentence)).toMatch(/^EQ.+ can now spend everything here$/)
    expect({ tone: end.tone, moves }).toEqual({ tone: 'warn', moves: [] })
  })

  test('the signature at the end of a signed request is not part of its actions', () => {
    const body = bodyOf('wallet-v5-adds-extension-message')
    const fields = body.kind === 'operation' ? body.fields : []
    expect(fields.map(({ name, value }) => [name, value])).toEqual([
      ['wallet id', '2147483409'],
      ['valid until', 1_767_225_600],
      ['seqno', '5'],
      ['adds extension', `0:${'01'.repeat(32)}`],
      ['signature', expect.stringMatching(/^[0-9a-f]{128}$/)],
    ])
  })

  test('jettons count as received although the contract failed on their notice', () => {
    const { own, sentence: claim, ...summary } = summaryOf('jetton-notice-in-vain')
    expect(sentenceText(claim)).toMatch(/^A contract says that .+; not checked; the code here failed on the notice$/)
    expect(own?.wallets).toEqual([`0:${'cc'.repeat(32)}`])
    const { sentence, title, end, outcome, moves, comment } = {
      ...summary,
      ...own,
      sentence: own?.sentence ?? claim,
      title: own?.title ?? claim,
    }
    expect(outcome).toEqual({ kind: 'in-vain' })
    expect(sentenceText(title)).toMatch(/^Received from /)
    expect(sentenceText(sentence)).toMatch(/the code here failed on the notice$/)
    expect({ tone: end.tone, name: end.name }).toEqual({ tone: 'warn', name: 'Code failed on the notice' })
    expect(moves[0]).toEqual({ units: '5000000000', wallet: `0:${'cc'.repeat(32)}`, way: 'received' })
    expect(comment).toEqual({ kind: 'text', text: 'order 17' })
  })

  test('on-chain content joins letters split across chunks and keeps the text around control bytes', () => {
    const attributes = attributesIn(new Slice(rootOf('content-split-inside-a-letter'))) ?? []
    expect(attributes.map(({ name, text }) => [name, text])).toEqual([
      ['name', 'Привет, мир!'],
      ['description', 'Posted: 21.11.2023 First post'],
    ])
  })

  test('an external message has its normalised hash', () => {
    const { hash, normalized } = readMessage(rootOf('first-message-of-a-wallet'))
    expect([hash.slice(0, 8), normalized?.slice(0, 8)]).toEqual(['8a6b445b', 'd9d87995'])
    expect(readMessage(rootOf('wallet-v5-adds-extension-message')).normalized).toMatch(/^[0-9a-f]{64}$/)
  })

  test('received extra currencies are summarized although no TON came with them', () => {
    const { sentence, title } = summaryOf('extra-currency-in')
    for (const told of [title, sentence])
      expect(sentenceText(told)).toMatch(/^Received 1,000,000,000 units of extra currency 100 from EQC7/)
  })

  test('the first message of a wallet is read as a request with a payment', () => {
    const root = rootOf('first-message-of-a-wallet')
    const hashOf = createHasher()
    const request = readRequest(readMessage(root, hashOf), root, hashOf)
    expect(request).toMatchObject({ family: 'v5', direct: 1, unread: 0, changes: [] })
  })
})

describe.skipIf(!shared)('recorded transactions', () => {
  const file = (name: string) => readFileSync(`${shared}fixtures/${name}`, 'utf8')
  const ofIndexer = () =>
    ['opentonapi/api-block-txs-1.json', 'opentonapi/api-block-txs-3.json'].flatMap(name =>
      recordedByIndexer(file(name)).map(({ raw, account }) => ({ boc: raw, account: account.address })),
    )
  const ofNode = () =>
    ['getTransactions', 'getBlockTransactionsExt'].flatMap(method =>
      ['28741341', '39478616'].flatMap(seqno =>
        recordedByNode(file(`derived-toncenter/${method}-shape-block-${seqno}.json`)).map(({ data, account }) => ({
          boc: data,
          account,
        })),
      ),
    )

  test('every recorded transaction has a sentence and an outcome', () => {
    const counts: Record<string, number> = {}
    for (const { boc, account } of [...ofIndexer(), ...ofNode()]) {
      const root = readBoc(fromHex(boc) ?? fromBase64(boc) ?? new Uint8Array())
      const hashOf = createHasher()
      const own = readTransaction(root, Number(account.split(':')[0]), hashOf)
      const read = { ...own, hash: hashOf(root), block: null }
      const { sentence, outcome, end } = summarize(read, readTransactionRequest(root, own.inMessage, hashOf))
      expect(sentenceText(sentence)).toMatch(/\w/)
      expect(end.name).toMatch(/\w/)
      counts[outcome.kind] = (counts[outcome.kind] ?? 0) + 1
    }
    console.log(`Outcomes of recorded transactions: ${JSON.stringify(counts)}`)
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(21)
  })
})

test('every kind of outcome has a colour and a name', () => {
  const ends = (Object.keys(names) as Outcome['kind'][]).map(kind => endOf({ kind }))
  for (const { tone, name } of ends) {
    expect(name).toMatch(/^[A-Z][a-z]/)
    expect(tone, name).toMatch(/^(?:good|none|warn|bad)$/)
  }
  expect(new Set(ends.map(({ tone }) => tone)).size).toBe(4)
})
