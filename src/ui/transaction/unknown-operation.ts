import { type ComponentType, createContext } from 'react'

/** Component that requests the name of an unknown operation. Null if no provider of names is configured. */
export const UnknownOperationContext = createContext<ComponentType<{ opcode: number }> | null>(null)
