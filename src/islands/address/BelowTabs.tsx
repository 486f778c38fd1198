import type { RawAddress } from '../../ton/address.ts'
import { ContractMethods } from '../contract/ContractMethods.tsx'
import { BalanceOnDate } from './BalanceOnDate.tsx'

/** Tools of an account, below its lists. */
export default function BelowTabs({ raw }: { raw: RawAddress }) {
  return (
    <>
      <BalanceOnDate raw={raw} />
      <ContractMethods raw={raw} />
    </>
  )
}
