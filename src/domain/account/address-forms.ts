import { type AddressForm, formatAddress, type RawAddress } from '../../ton/address.ts'

const FORMS: [string, AddressForm][] = [
  ['Bounceable', { bounceable: true, testOnly: false }],
  ['Non-bounceable', { bounceable: false, testOnly: false }],
  ['Bounceable, test only', { bounceable: true, testOnly: true }],
  ['Non-bounceable, test only', { bounceable: false, testOnly: true }],
]

/** Every way to write an address (TEP-2), raw last. */
export function addressForms(address: RawAddress): { label: string; text: string }[] {
  const friendly = FORMS.map(([label, form]) => ({ label, text: formatAddress(address, form) }))
  return [...friendly, { label: 'Raw', text: address }]
}
