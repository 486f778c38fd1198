import { Address } from '@ton/core'
import { base64, friendlyAddress, hex, rawAddress } from '../http/encode.ts'
import type { Method } from './method.ts'
import { unparsable } from './refusal.ts'

/** One friendly form in both base64 alphabets. */
const friendlyForms = (address: Address, bounceable: boolean, testOnly: boolean) => ({
  b64: address.toString({ bounceable, testOnly, urlSafe: false }),
  b64url: address.toString({ bounceable, testOnly, urlSafe: true }),
})

/** Returns the form in which an address was written, and all other forms. */
export function addressForms(text: string, address: Address) {
  const friendly = Address.isFriendly(text) ? Address.parseFriendly(text) : null
  const testOnly = friendly?.isTestOnly ?? false
  const kind = friendly?.isBounceable ? 'friendly_bounceable' : 'friendly_non_bounceable'
  return {
    raw_form: rawAddress(address),
    bounceable: friendlyForms(address, true, testOnly),
    non_bounceable: friendlyForms(address, false, testOnly),
    given_type: friendly ? kind : 'raw_form',
    test_only: testOnly,
  }
}

const variant = (forms: { b64: string; b64url: string }) => ({
  '@type': 'ext.utils.detectedAddressVariant',
  ...forms,
})

const detectAddress: Method = ({ params }) => {
  const forms = addressForms(params.need('address'), params.address('address'))
  return {
    '@type': 'ext.utils.detectedAddress',
    ...forms,
    bounceable: variant(forms.bounceable),
    non_bounceable: variant(forms.non_bounceable),
  }
}

const detectHash: Method = ({ params }) => {
  params.need('hash')
  const hash = params.hash('hash')
  if (!hash) throw unparsable('Failed to parse ton_hash')
  return { '@type': 'ext.utils.detectedHash', b64: base64(hash), b64url: hash.toString('base64url'), hex: hex(hash) }
}

export const addressMethods = {
  detectAddress,
  detectHash,
  packAddress: (({ params }) => friendlyAddress(params.address('address'))) satisfies Method,
  unpackAddress: (({ params }) => rawAddress(params.address('address')).toUpperCase()) satisfies Method,
}
