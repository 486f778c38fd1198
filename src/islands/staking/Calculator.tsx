import { useState } from 'react'
import * as calculatorWords from '#words/calculator.ts'
import { decimalText, readDecimal, toDecimal, unitsOf } from '../../domain/market/decimal.ts'
import { poolKey, poolTitle, type StakingPool, sortPools, yearlyYield } from '../../domain/network/staking.ts'
import { COIN_DECIMALS, formatAmount } from '../../domain/notation/amount.ts'
import { COIN } from '../../domain/text/coin.ts'
import { MISSING } from '../../domain/text/format.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { AmountField } from '../../ui/parts/AmountField.tsx'
import { FoldedPanel } from '../../ui/parts/FoldedPanel.tsx'
import { Select } from '../../ui/parts/Select.tsx'

type Props = { pools: StakingPool[]; asked: RawAddress | null }

const nameOf = (pool: StakingPool) => poolTitle(pool, pool.address && friendlyAddress(pool.address))

/** Annual earnings of an amount in a pool, by the provider's estimated yield. Initially for the pool in the path, or the best one. */
export default function Calculator({ pools, asked }: Props) {
  const [text, setText] = useState('1000')
  const [chosen, choose] = useState<string | null>(asked)
  const sorted = sortPools(pools, 'apy')
  const pool = sorted.find(pool => poolKey(pool) === chosen) ?? sorted[0]
  if (!pool) return null
  return (
    <FoldedPanel title={calculatorWords.title}>
      <div className="pad grid md:grid-cols-2 gap-x-5 gap-y-2">
        <AmountField label={calculatorWords.amount(COIN)} text={text} isTyped onType={setText} />
        <div className="[&>label]:(flex! flex-col items-start gap-1) [&_select]:(w-full min-h-11)">
          <Select
            label={calculatorWords.pool}
            options={sorted.map(pool => ({ key: poolKey(pool), name: nameOf(pool) }))}
            chosen={poolKey(pool)}
            onChoose={choose}
          />
        </div>
        <Earned text={text} pool={pool} />
      </div>
    </FoldedPanel>
  )
}

function Earned({ text, pool: { apy, minStake } }: { text: string; pool: StakingPool }) {
  const amount = readDecimal(text)
  const staked = typeof amount === 'object' ? amount : null
  const earned = staked && yearlyYield(staked, apy)
  const isTooLittle = staked && minStake !== null && unitsOf(staked, COIN_DECIMALS) < BigInt(minStake)
  return (
    <div role="status" className="md:col-span-2 min-h-22">
      <p className="label">{calculatorWords.year}</p>
      <p className="text-lg font-600">{earned ? `${decimalText(earned, COIN_DECIMALS)} ${COIN}` : MISSING}</p>
      <p className="text-sm text-muted">
        {earned && apy !== null
          ? calculatorWords.estimate(decimalText(toDecimal(apy), 18))
          : staked && calculatorWords.noYield}
      </p>
      {isTooLittle && (
        <p className="text-sm text-warn">{calculatorWords.tooLittle(formatAmount(minStake ?? '0'), COIN)}</p>
      )}
    </div>
  )
}
