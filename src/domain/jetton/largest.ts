import { parseAddress, type RawAddress } from '../../ton/address.ts'

/** Masters of the jettons with the most holders on mainnet. No page of the ranking contains the first of them. */
const MASTERS = [
  'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
  'EQAvlWFDxGF2lXm67y4yzC17wYKD9A0guwPkMs1gOsM__NOT',
  'EQCvxJy4eG8hyHBFsZ7eePxrRsUQSFE_jpptRAYBmcG_DOGS',
  'EQAJ8uWd7EBqsmpSWaRdf_I-8R8-XHwh3gsNKhy-UrdrPcUo',
  'EQD-cvR0Nz6XAyRBvbhz-abTrRC6sI5tvHvvpeQraV9UAAD7',
]

/** The list is empty on other networks. */
export const largestMasters: readonly RawAddress[] = import.meta.env.PUBLIC_NETWORK_NAME
  ? []
  : MASTERS.flatMap(master => parseAddress(master)?.raw ?? [])
