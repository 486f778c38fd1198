import * as addressFormsWords from '#words/address-forms.ts'
import { type AddressForm, formatAddress, type RawAddress } from '../../ton/address.ts'

const FORMS: [string, AddressForm][] = [
  [addressFormsWords.bounceable, { bounceable: true, testOnly: false }],
  [addressFormsWords.nonBounceable, { bounceable: false, testOnly: false }],
  [addressFormsWords.bounceableTest, { bounceable: true, testOnly: true }],
  [addressFormsWords.nonBounceableTest, { bounceable: false, testOnly: true }],
]

/** All notations of an address (TEP-2); raw is last. */
export function addressForms(address: RawAddress): { label: string; text: string }[] {
  const friendly = FORMS.map(([label, form]) => ({ label, text: formatAddress(address, form) }))
  return [...friendly, { label: addressFormsWords.raw, text: address }]
}
