import type { Cell } from '../../ton/cell.ts'
import { methodIdsIn } from '../../ton/code/code-methods.ts'
import { methodNameOf } from '../../ton/code/methods.ts'
import { argumentsOf } from '../method/known.ts'

/** Maximum number of get-methods run before and after a transaction. */
const MAX_METHODS = 12
/** `seqno`, `get_wallet_data`, `get_nft_data`: for accounts without code yet. */
const COMMON = [85_143, 97_026, 102_351]

/** Ids of known get-methods without arguments in the code; the common ones without code. */
export function plainMethods(code: Cell | null): number[] {
  if (!code) return COMMON
  const plain = methodIdsIn(code).filter(id => {
    const name = methodNameOf(id)
    return COMMON.includes(id) || (name !== undefined && argumentsOf(name)?.length === 0)
  })
  return (plain.length > 0 ? plain : COMMON).slice(0, MAX_METHODS)
}
