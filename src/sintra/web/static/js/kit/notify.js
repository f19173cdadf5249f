/** Notifications of the system, for a page that is out of sight. Permission is asked for only when the reader switches them on. */

import { fileAddress } from "../net/where.js";
import { setting } from "./settings.js";

/** Whether the reader and the browser let this page notify, after asking both. */
export async function mayNotify() {
  return "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
}

/** Shows one if that is wanted, allowed and needed. Returns a function that takes it away again. */
export async function notify(title, { body, tag }) {
  if (!document.hidden || !setting("notify") || globalThis.Notification?.permission !== "granted") return () => {};
  const how = { body, tag, icon: fileAddress("art/sign.svg") };
  try {
    const shown = new Notification(title, how);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return () => shown.close();
  } catch {
    // On phones it is the service worker that shows them, and that is told of a touch.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, { ...how, data: location.href });
    return async () => (await worker?.getNotifications({ tag }))?.forEach((shown) => shown.close());
  }
}
