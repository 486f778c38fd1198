import * as commonWords from '#words/common.ts'
import * as spendersWords from '#words/spenders.ts'
import type { SpenderRule } from '../../domain/account/spender-rule.ts'
import type { Spenders } from '../../domain/account/spenders.ts'
import { MISSING } from '../../domain/text/format.ts'
import { $spenders } from '../../stores/spenders.ts'
import type { RawAddress } from '../../ton/address.ts'
import { type Fact, Facts } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { AddressFact } from '../../ui/chain/AddressFact.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'

/** Keys and accounts that may spend from a wallet, by its contract. */
export default function WhoMaySpend({ raw, rule }: { raw: RawAddress; rule: SpenderRule }) {
  return (
    <section id="spenders" className="panel mb-4" aria-label={spendersWords.title}>
      <h2 className="px-4 md:px-5 py-2.5 text-lg font-600 border-b border-line">{spendersWords.title}</h2>
      <Loaded
        query={$spenders(raw, rule)}
        failed={spendersWords.failed}
        loading={<div className="shimmer block m-5 h-10" />}
      >
        {spenders => (
          <div className="px-4 md:px-5 py-1">
            <Facts facts={factsOf(spenders)} />
          </div>
        )}
      </Loaded>
    </section>
  )
}

function factsOf(spenders: Spenders): Fact[] {
  if (spenders.rule === 'signers') {
    const { threshold, signers, proposers } = spenders
    const count = signers && threshold !== null ? spendersWords.ofSigners(threshold, signers.length) : MISSING
    return [
      { label: spendersWords.approvals, value: count },
      { label: spendersWords.signers, value: <Accounts addresses={signers} /> },
      { label: spendersWords.proposers, value: <Accounts addresses={proposers} none={spendersWords.noProposers} /> },
    ]
  }
  const key = { label: spendersWords.key, value: <Key spenders={spenders} /> }
  if (spenders.rule === 'key') return [key]
  const [label, none] =
    spenders.rule === 'plugins'
      ? [spendersWords.plugins, spendersWords.noPlugins]
      : [spendersWords.extensions, spendersWords.noExtensions]
  return [key, { label, value: <Accounts addresses={spenders.contracts} none={none} /> }]
}

function Key({ spenders }: { spenders: Exclude<Spenders, { rule: 'signers' }> }) {
  const { key } = spenders
  const isAllowed = spenders.rule !== 'extensions' || spenders.isKeyAllowed
  return (
    <>
      {key === null ? MISSING : <HexValue value={key} what={spendersWords.keyValue} />}
      {isAllowed === false && <p className="text-sm text-warn">{spendersWords.keyOff}</p>}
      {isAllowed === null && <p className="text-sm text-muted">{spendersWords.keyUnknown}</p>}
      {isAllowed && key !== null && <p className="text-sm text-muted">{spendersWords.keySigns}</p>}
    </>
  )
}

function Accounts({ addresses, none = MISSING }: { addresses: RawAddress[] | null; none?: string }) {
  if (!addresses) return MISSING
  if (addresses.length === 0) return none
  return (
    <ul>
      {addresses.map(raw => (
        <li key={raw}>
          <AddressFact raw={raw} what={commonWords.anAddress} />
        </li>
      ))}
    </ul>
  )
}
