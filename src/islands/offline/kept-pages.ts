import * as addressWords from '#words/address.ts'
import * as jettonWords from '#words/jetton.ts'
import * as transactionWords from '#words/transaction.ts'
import { blockTitle } from '../../domain/block/place.ts'
import { shortAddress } from '../../domain/notation/short.ts'
import { addressPath, blockPath, domainPath, jettonPath, transactionPath } from '../../routes.ts'
import { keptKeys } from '../../stores/seen/kept-keys.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'

/** A page whose answer is saved in this browser, so that it works offline. */
export type KeptPage = { name: string; path: string }

const SHORT_HASH = 8
const RAW = '(-?\\d+:[0-9a-f]{64})'

/** Keys of queries (`queryKey`) that are a page's main subject, with the page's path. */
const PAGES: [key: RegExp, page: (...parts: string[]) => KeptPage][] = [
  [
    /^block:(-?\d+):([0-9a-f]+):(\d+)$/,
    (workchain, shard = '', seqno) => {
      const id = { workchain: Number(workchain), shard, seqno: Number(seqno) }
      return { name: blockTitle(id), path: blockPath(id) }
    },
  ],
  [
    /^transaction:([0-9a-f]{64})$/,
    (hash = '') => ({ name: transactionWords.documentName(hash.slice(0, SHORT_HASH)), path: transactionPath(hash) }),
  ],
  [new RegExp(`^account:${RAW}$`), raw => ofAccount(raw as RawAddress, addressWords.title, addressPath)],
  [new RegExp(`^jetton:${RAW}$`), raw => ofAccount(raw as RawAddress, jettonWords.title, jettonPath)],
  [/^domain:([a-z0-9_.-]+)$/, (name = '') => ({ name, path: domainPath(name) })],
]

function ofAccount(raw: RawAddress, what: string, pathOf: (address: string) => string): KeptPage {
  const address = friendlyAddress(raw)
  return { name: `${what} ${shortAddress(address)}`, path: pathOf(address) }
}

function pageOf(key: string): KeptPage | undefined {
  for (const [pattern, page] of PAGES) {
    const match = pattern.exec(key)
    if (match) return page(...match.slice(1))
  }
  return undefined
}

/** Pages with saved answers, newest first; empty if storage is forbidden. */
export const keptPages = (): KeptPage[] => keptKeys().flatMap(({ key }) => pageOf(key) ?? [])
