/** Operation names of this network's own contracts, outside of standards. */
const OWN: readonly (readonly [op: number, name: string])[] = [
  [0x00000bad, 'probe_fail'],
  [0x00000ca5, 'probe_overspend'],
  [0x000010c5, 'probe_log'],
  [0x0000fa55, 'probe_pass_on'],
  [0x00001009, 'probe_loop'],
  [0x0000b0a7, 'relay_pass'],
]

/** Operations of standards and exchanges whose fields are not decoded here. */
const NAMED: readonly (readonly [op: number, name: string])[] = [
  [0x00000000, 'text_comment'],
  [0x2167da4b, 'encrypted_text_comment'],
  [0x642b7d07, 'jetton_mint'],
  [0xd53276db, 'excess'],
  [0xd1735400, 'take_wallet_address'],
  [0x2fcb26a2, 'get_static_data'],
  [0x8b771735, 'report_static_data'],
  [0x4e73744b, 'elector_new_stake'],
  [0x47657424, 'elector_recover_stake_request'],
  [0xf374484c, 'elector_new_stake_confirmation'],
  [0xf96f7324, 'elector_recover_stake_response'],
  [0x25938561, 'stonfi_swap'],
  [0xf93bb43f, 'stonfi_payment_request'],
  [0x01f3835d, 'pton_ton_transfer'],
  [0xc64370e5, 'stonfi_swap_ok_forward_payload'],
  [0xae42e5a4, 'highload_wallet_actions'],
]

export const operationNames: ReadonlyMap<number, string> = new Map([...NAMED, ...OWN])
