import { parseAddress } from '../../ton/address.ts'
import { field } from '../http/wire.ts'

/** An address in any form, as raw. */
export const requiredAddress = field('an address', x => (typeof x === 'string' ? parseAddress(x)?.raw : undefined))
