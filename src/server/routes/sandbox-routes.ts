export const sandboxRoutes = (_sandbox: unknown) => [];
