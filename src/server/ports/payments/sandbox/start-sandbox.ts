export interface Sandbox { readonly port: number }
