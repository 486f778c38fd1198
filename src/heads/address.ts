import { node } from '../providers/node/line.ts'
import { addressAfter, askFirst } from './first.ts'

const address = addressAfter('/address/')
if (address) askFirst(node, `account:${address}`, '/getAddressInformation', { address })
