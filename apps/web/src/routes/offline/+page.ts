/** The service worker shows it at any address, so the router must not run here. */
export const csr = false;
