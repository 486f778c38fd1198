import * as commonWords from '#words/common.ts'
import * as inspectWords from '#words/inspect.ts'
import type { Kind } from '../../domain/inspect/kinds.ts'
import { dateTime, groupDigits, MISSING } from '../../domain/text/format.ts'
import { blockPath, transactionPath } from '../../routes.ts'
import type { OwnHeader } from '../../ton/proof/header.ts'
import type { Fact } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { AddressFact } from '../../ui/chain/AddressFact.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { HashLink } from '../../ui/chain/HashLink.tsx'

type Of<K extends Kind['kind']> = Extract<Kind, { kind: K }>
type Place = { workchain: number; shard: string; seqno: number }

const blockLink = (place: Place) => (
  <a className="link" href={blockPath(place)}>
    {inspectWords.cellNumber(place.seqno)}
  </a>
)

const hashOrMissing = (label: string, hash: string | null): Fact => ({
  label,
  value: hash ? <HexValue value={hash} what={label} /> : MISSING,
})

const placeFacts = (place: Place & { utime: number }): Fact[] => [
  { label: inspectWords.seqno, value: blockLink(place) },
  {
    label: inspectWords.shard,
    value: <span className="hash">{inspectWords.shardOf(place.workchain, place.shard)}</span>,
  },
  { label: inspectWords.time, value: dateTime(place.utime) },
]

export const stateFacts = placeFacts

export function blockFacts(header: OwnHeader | null): Fact[] {
  if (!header) return [{ label: inspectWords.seqno, value: inspectWords.headerPruned }]
  return [
    ...placeFacts(header),
    { label: inspectWords.keyBlock, value: header.isKeyBlock ? inspectWords.yes : inspectWords.no },
    {
      label: inspectWords.previousBlocks,
      value: (
        <span className="flex flex-wrap gap-x-4">
          {header.previous.map(before => (
            <span key={before.shard}>{blockLink(before)}</span>
          ))}
        </span>
      ),
    },
  ]
}

export function accountFacts({ account, lastHash }: Of<'account'>): Fact[] {
  const { address, status, balance, lastLt, codeHash, dataHash } = account
  return [
    ...(address
      ? [{ label: commonWords.address, value: <AddressFact raw={address} what={commonWords.anAddress} /> }]
      : []),
    { label: inspectWords.status, value: commonWords.accountState(status) },
    { label: commonWords.balance, value: <Amount units={balance} /> },
    hashOrMissing(commonWords.codeHash, codeHash),
    hashOrMissing(inspectWords.dataHash, dataHash),
    ...(lastHash
      ? [
          {
            label: inspectWords.lastTransaction,
            value: <HashLink hash={lastHash} href={transactionPath(lastHash)} what={commonWords.transactionHash} />,
          },
        ]
      : []),
    { label: inspectWords.lastLt, value: <span className="hash">{groupDigits(lastLt)}</span> },
  ]
}

export const initFacts = ({ hash, code, data }: Of<'init'>): Fact[] => [
  { label: inspectWords.deploys, value: <AddressFact raw={`0:${hash}`} what={commonWords.anAddress} /> },
  hashOrMissing(commonWords.codeHash, code),
  hashOrMissing(inspectWords.dataHash, data),
]

export const contentFacts = (attributes: Of<'content'>['attributes']): Fact[] =>
  attributes.map(({ name, key, text }) => ({
    label: name ?? inspectWords.attributeKey(key),
    value: <bdi className="break-words">{text ?? inspectWords.noText}</bdi>,
  }))
