import { node } from '../providers/node/provider.ts'
import { addressAfter, prefetch } from './prefetch.ts'

const address = addressAfter('/address/')
if (address) prefetch(node, `account:${address}`, '/getAddressInformation', { address })
